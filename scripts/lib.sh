# Shared by the scripts of this folder, each of which sets `root` to the project's folder and then reads this file.
# Everything that is said goes to standard error, so that the output of a program that is started stays its own.

# The flags of the program's release build: one file to copy to another machine, and no undeclared import.
release_flags='-c release --static-swift-stdlib --explicit-target-dependency-import-check error'

# What building needs beside the Swift toolchain.
build_packages='libcairo2-dev libjansson-dev libncurses-dev libfontconfig1-dev libfreetype-dev libharfbuzz-dev libfribidi-dev libunibreak-dev pkg-config'

say() {
    printf '%s\n' "$*" >&2
}

fail() {
    say "$*"
    exit 1
}

require_swift() {
    command -v swift >/dev/null 2>&1 ||
        fail 'No Swift toolchain found. Get Swift 6.3 or newer from https://www.swift.org/install/linux/ and put it into PATH.'
}

# Runs a command as root, by sudo where need be.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

can_be_root() {
    [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null 2>&1
}

# Prints those of the named packages that are not installed.
missing_packages() {
    # dpkg-query fails when it knows nothing of a package; such a one is missing from its answer, which is what counts.
    installed=$(dpkg-query -W -f '${binary:Package} ${db:Status-Status}\n' "$@" 2>/dev/null | sed -n 's/\(:[^ ]*\)\{0,1\} installed$//p')
    for package in "$@"; do
        printf '%s\n' "$installed" | grep -qxF -- "$package" || printf '%s ' "$package"
    done
}

# Installs those of the named Debian packages that are missing. On other systems it leaves that to the person.
install_packages() {
    if ! command -v dpkg-query >/dev/null 2>&1; then
        say "This is no Debian system: what these packages hold is expected to be here: $*"
        return 0
    fi
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    can_be_root || fail "These Debian packages are missing; install them as root: apt-get install $missing"
    say "Installing Debian packages: $missing"
    as_root apt-get update -q >&2 </dev/null || say 'The package lists could not be renewed; trying with those that are here.'
    # The list is split into its words on purpose.
    # shellcheck disable=SC2086
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing >&2 </dev/null ||
        fail "The packages could not be installed: $missing"
}

# Builds a product for release. Says nothing where nothing is to be done, and fails when the build fails.
build_release() {
    # shellcheck disable=SC2086
    {
        swift build --package-path "$root" $release_flags --product "$1" 2>&1 </dev/null
        printf 'build-status %s\n' "$?"
    } | awk '
        # Steps of planning are held back until something is really built, or goes wrong.
        function show(line) { print held line; held = "" }
        /^build-status / { status = $2; if (status != 0) printf "%s", held; exit }
        /^Building for / || /^Build .*complete!/ || /^\[[0-9]+\/[0-9]+\] (Write|Planning|Copying)/ || /^$/ {
            if (built) show($0); else held = held $0 "\n"
            next
        }
        { built = 1; show($0); fflush() }
        END { exit status }' >&2
}

# Generates a locale where it is missing: its language and territory, then its character set.
generate_locale() {
    # `locale -a` lists character sets in small letters and without hyphens.
    listed="$1.$(printf '%s' "$2" | tr -d - | tr '[:upper:]' '[:lower:]')"
    if ! locale -a 2>/dev/null | grep -qxF "$listed"; then
        can_be_root || fail "The locale $1.$2 is missing; generate it as root: localedef -i $1 -f $2 $1.$2"
        say "Generating the locale $1.$2"
        as_root localedef -i "$1" -f "$2" "$1.$2" || fail "The locale $1.$2 could not be generated."
    fi
}
