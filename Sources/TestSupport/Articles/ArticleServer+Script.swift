extension ArticleServer {
    /// The server's program. Titles say how they are answered; all answers have the documented shapes.
    static let script = #"""
        import json, socket, sys, time, threading
        from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
        from urllib.parse import urlparse, parse_qs, unquote

        log = open(sys.argv[1], "a", buffering=1)
        lock = threading.Lock()
        asked = {}

        LEDE = {
            "en": "George Washington (February 22, 1732 – December 14, 1799) was a Founding Father. He led the army.",
            "de": "George Washington war der erste Präsident der Vereinigten Staaten. Er führte das Heer.",
            "fr": "George Washington est un homme d'État. Il mena l'armée.",
            "he": "ג'ורג' וושינגטון היה הנשיא הראשון (1789) של ארצות הברית.",
            "ja": "ジョージ・ワシントンは、アメリカ合衆国の軍人、政治家。",
        }
        LINKS = [
            ("de", "German", "Deutsch", "George Washington"), ("fr", "French", "français", "George Washington"),
            ("he", "Hebrew", "עברית", "ג'ורג' וושינגטון"), ("ja", "Japanese", "日本語", "ジョージ・ワシントン"),
            ("als", "Alemannic", "Alemannisch", "George Washington"),
        ]

        def body(edition, title):
            text = LEDE.get(edition, LEDE["en"])
            for number in range(1, 13):
                text += "\n\n\n== Section %d ==\n" % number
                text += ("Paragraph %d of %s. " % (number, title)) * 12
            return text

        LONG = ("All work and no play makes a dull page. " * 40 + "\n") * 650

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *arguments): pass

            def send(self, data, status=200, headers=(), kind="application/json; charset=utf-8"):
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(data)))
                for name, value in headers: self.send_header(name, value)
                self.end_headers()
                self.wfile.write(data)

            def page(self, page, **more):
                answer = {"batchcomplete": True, "query": {"pages": [page]}}
                query = more.pop("query", {})
                answer["query"].update(query)
                answer.update(more)
                return json.dumps(answer, ensure_ascii=False).encode()

            def do_GET(self):
                with lock:
                    log.write("GET %s %s\n" % (self.path, self.headers.get("User-Agent", "")))
                    asked[self.path] = asked.get(self.path, 0) + 1
                    count = asked[self.path]
                url = urlparse(self.path)
                edition = url.path.split("/")[1]
                query = {name: values[0] for name, values in parse_qs(url.query).items()}
                if "/page/summary/" in url.path:
                    title = unquote(url.path.rsplit("/", 1)[1]).replace("_", " ")
                    if title == "Summary nowhere": return self.send(b"<html>404</html>", 404, kind="text/html")
                    if title == "Summary missing":
                        return self.send(b'{"type": "https://mediawiki.org/wiki/HyperSwitch/errors/not_found"}', 404)
                    return self.send(json.dumps({
                        "type": "standard", "title": title, "extract": "Only a summary.", "dir": "ltr",
                        "timestamp": "2026-01-02T03:04:05Z"}).encode(), headers=[("ETag", '"summary"')])
                title = query.get("titles", "")
                if title == "Slow": time.sleep(3)
                if title == "Waiting" and count == 1:
                    return self.send(b"{}", 429, [("Retry-After", "1")])
                if title == "Busy": return self.send(b"{}", 503, [("Retry-After", "3600")])
                if title == "Broken": return self.send(b"oops", 500)
                if title == "Nowhere": return self.send(b"<html>not found</html>", 404, kind="text/html")
                if title == "Forbidden": return self.send(b"<html>forbidden</html>", 403, kind="text/html")
                if title == "Moved": return self.send(b"", 302, [("Location", self.path.replace("Moved", "Elsewhere"))])
                if title == "File": return self.send(b"", 302, [("Location", "file:///etc/passwd")])
                if title == "Abroad": return self.send(b"", 302, [("Location", "http://127.0.0.2:9/x")])
                if title == "Wrong": return self.send(b'{"query": 7}')
                if title == "Text": return self.send(b"<html>not JSON</html>", kind="text/html")
                if title == "Error": return self.send(b'{"error": {"code": "readonly", "info": "maintenance"}}')
                if title == "Fickle" and count > 1:
                    return self.send(b'{"error": {"code": "readonly", "info": "maintenance"}}')
                if title == "Bytes":
                    return self.send(b'{"query": {"pages": [{"title": "Bytes", "extract": "\xff\xfe\x9b31m"}]}}')
                if title == "Cut":
                    self.send_response(200)
                    self.send_header("Content-Length", "1000")
                    self.end_headers()
                    self.wfile.write(b'{"query"')
                    self.wfile.flush()
                    self.connection.shutdown(socket.SHUT_RDWR)
                    return
                if title == "Huge":
                    self.send_response(200)
                    self.end_headers()
                    try:
                        for _ in range(40): self.wfile.write(b" " * (1 << 20))
                    except OSError: pass
                    self.close_connection = True
                    return
                if title == "Missing": return self.send(self.page({"title": title, "ns": 0, "missing": True}))
                info = {
                    "pageid": 1, "ns": 0, "title": title, "pagelanguage": edition, "pagelanguagedir": "rtl" if edition == "he" else "ltr",
                    "touched": "2026-01-31T12:00:00Z",
                    "canonicalurl": "https://%s.wikipedia.org/wiki/%s" % (edition, title.replace(" ", "_")),
                }
                if query.get("prop") == "langlinks":
                    links = [] if title in ("Alone", "Elsewhere") else [
                        {"lang": code, "url": "https://%s.wikipedia.org/wiki/%s" % (code, name.replace(" ", "_")),
                         "langname": english, "autonym": own, "title": name}
                        for code, english, own, name in LINKS if code != edition]
                    if edition != "en" and links:
                        links.append({"lang": "en", "url": "https://en.wikipedia.org/wiki/George_Washington",
                                      "langname": "English", "autonym": "English", "title": "George Washington"})
                    # Two a part, as `lllimit` would have it, to be continued.
                    start = int(query.get("llcontinue", "0|0").split("|")[0])
                    page = {"pageid": 1, "ns": 0, "title": title, "langlinks": links[start:start + 2]}
                    if start + 2 < len(links):
                        return self.send(self.page(page, **{"continue": {"llcontinue": "%d|x" % (start + 2), "continue": "||"}}))
                    return self.send(self.page(page))
                if title == "Washington":
                    info["title"] = "Washington"
                    info["pageprops"] = {"disambiguation": ""}
                if title == "Hostile":
                    info["extract"] = "before\x1b]0;owned\x07 \x9b31m \u202egnol after\x00."
                elif title in ("Textless", "Summary nowhere", "Summary missing"): info["extract"] = ""
                elif title == "Long": info["extract"] = LONG
                else: info["extract"] = body(edition, title)
                if title == "General Washington":
                    info["title"] = "George Washington"
                    info["canonicalurl"] = "https://en.wikipedia.org/wiki/George_Washington"
                    return self.send(self.page(info, query={"redirects": [{"from": title, "to": "George Washington"}]}))
                if title == "Trickle":
                    # A megabyte over five seconds.
                    info["extract"] = LONG
                    data = self.page(info)
                    self.send_response(200)
                    self.send_header("Content-Length", str(len(data)))
                    self.end_headers()
                    try:
                        for start in range(0, len(data), len(data) // 100 + 1):
                            self.wfile.write(data[start:start + len(data) // 100 + 1])
                            self.wfile.flush()
                            time.sleep(0.05)
                    except OSError: self.close_connection = True
                    return
                if self.headers.get("If-None-Match") == '"v1"':
                    self.send_response(304)
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                    return
                self.send(self.page(info), headers=[("ETag", '"v1"')])

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        sys.stdout.write("%d\n" % server.server_address[1])
        sys.stdout.flush()
        server.serve_forever()

        """#
}
