// A module with benchmarks in two packages.

const words = `package words

import "strings"

// Count returns the number of words in a text.
func Count(text string) int {
	return strings.Count(text, " ") + 1
}
`

const test = `package words

import (
	"os"
	"testing"
)

func BenchmarkCount(b *testing.B) {
	text, err := os.ReadFile("testdata/text.txt")
	if err != nil {
		b.Fatal(err)
	}
	for i := 0; i < b.N; i++ {
		Count(string(text))
	}
}
`

const lines = `package lines

import (
	"strings"
	"testing"
)

func BenchmarkLines(b *testing.B) {
	text := strings.Repeat("a\\n", 1000)
	for i := 0; i < b.N; i++ {
		strings.Count(text, "\\n")
	}
}
`

/** Modules of Go. */
export const go = [
  {
    name: 'go test',
    needs: ['go'],
    files: {
      'go.mod': 'module example.com/words\n\ngo 1.21\n',
      'words.go': words,
      'words_test.go': test,
      'testdata/text.txt': 'the quick brown fox '.repeat(1000),
    },
    prepare: [],
    slower: { 'words.go': ['strings.Count(text, " ") + 1', 'len(strings.Split(text, " "))'] },
    slowed: /Count/,
  },
  {
    name: 'go test, two packages',
    needs: ['go'],
    files: {
      'go.mod': 'module example.com/words\n\ngo 1.21\n',
      'internal/words/words.go': words,
      'internal/words/words_test.go': test,
      'internal/words/testdata/text.txt': 'the quick brown fox '.repeat(1000),
      'internal/lines/lines_test.go': lines,
    },
    prepare: [],
    slower: { 'internal/words/words.go': ['strings.Count(text, " ") + 1', 'len(strings.Split(text, " "))'] },
    slowed: /Count/,
  },
]
