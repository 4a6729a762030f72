pub fn count(text: &str) -> usize {
    text.split(char::is_whitespace).filter(|word| !word.trim().is_empty()).count()
}
