# The scene of docs/screenshot.svg, drawn by scripts/screenshots, which reads this file and has `press`, `command_line` and
# `wait_for`. Units are dots: a cell is 2 wide and 4 high. The font popover will cover the left up to dot 126, down to dot 76.

# Three boxes, joined by arrows.
command_line 'rectangle 130 4 26 16 label="Sketch"'
command_line 'rectangle 172 4 26 16 pen=double label="Review"'
command_line 'rectangle 130 44 26 16 pen=rounded label="Draft"'
command_line 'line 157 12 169 12 end=arrow'
command_line 'line 143 22 143 42 start=arrow end=arrow'
# Dots: an oval, a filled box and a curve in colour.
command_line 'oval 166 32 30 28 pen=dots stroke=cyan'
command_line 'rectangle 170 86 26 18 pen=dots fill=orange stroke=orange'
command_line 'curve 130,74,142,62 152,74,164,86 174,72,188,66 pen=dots stroke=magenta'
# A word in a real font.
command_line 'font DejaVu Serif Bold'
command_line 'size 24'
command_line 'stroke green'
command_line 'text 4 80 "Release 2.0"'
# The popover opens at the face that is chosen.
command_line 'stroke default'
command_line 'font DejaVu Serif Book'
command_line 'size 20'
press f
wait_for 'DejaVu Serif Book'
# The sample comes after the names.
sleep 2
