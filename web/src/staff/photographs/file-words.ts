/** What a photograph shows, as its file is called: "from the front" of "from-the-front.jpg"; '' where a camera called it. */
export function fileWords(name: string): string {
  const words = name
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
  return /\d{3}|^\W*\d*\W*$|^(?:image|photo|picture|untitled|unnamed)\b/i.test(words)
    ? ''
    : words.slice(0, 120)
}
