// package: go github.com/mattn/go-runewidth
// versions: 0.0.8 0.0.9 0.0.10 0.0.12 0.0.13 0.0.14 0.0.15 0.0.16 0.0.17 0.0.18 0.0.19
// pair: 0.0.9 0.0.10 +485..+553% | runewidth.go:StringWidth grapheme.go:Next | characters by github.com/rivo/uniseg, by the diff
// pair: 0.0.14 0.0.15 none | | only a file of its own CI differs
// pair: 0.0.17 0.0.19 -85..-81% | runewidth.go:StringWidth grapheme.go:Next | mattn/go-runewidth#82: characters by uax29 in place of uniseg
package main

import "github.com/mattn/go-runewidth"

func main() {
	width := 0
	for count := 0; count < 60000; count++ {
		width += runewidth.StringWidth("Plain ascii text of a table cell")
		width += runewidth.StringWidth("日本語テキスト café")
		width += len(runewidth.Truncate("A longer text that is cut somewhere", 20, "..."))
	}
	if width == 0 {
		panic("no width")
	}
}
