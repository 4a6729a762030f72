// package: go github.com/rivo/uniseg
// versions: 0.1.0 0.2.0 0.3.0 0.3.4 0.4.0 0.4.2 0.4.4 0.4.5 0.4.6 0.4.7
// pair: 0.2.0 0.3.0 +296..+355% | properties.go:property grapheme.go:transitionGraphemeState grapheme.go:Next | the state of each character is computed while reading, by the diff
// pair: 0.4.4 0.4.7 -56..-47% | properties.go:propertySearch grapheme.go:transitionGraphemeState map.go:mapaccess2 | a map of states became a function, by the diff of graphemerules.go; instructions -39%
package main

import (
	"strings"

	"github.com/rivo/uniseg"
)

func main() {
	text := strings.Repeat("Plain text, 日本語 テキスト, e\u0301clair 🇩🇪👩‍👩‍👦! ", 60)
	runes := 0
	for count := 0; count < 400; count++ {
		graphemes := uniseg.NewGraphemes(text)
		for graphemes.Next() {
			runes += len(graphemes.Runes())
		}
	}
	if runes == 0 {
		panic("no runes")
	}
}
