package words

import (
	"strings"
	"testing"
)

func BenchmarkCount(b *testing.B) {
	text := strings.Repeat("one two three four five ", 1000)
	b.ReportAllocs()
	for b.Loop() {
		Count(text)
	}
}
