pub fn count(text: &str) -> usize {
    text.split(' ').filter(|word| !word.is_empty()).count()
}
