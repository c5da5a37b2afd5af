/** A text’s beginning on one line: whole sentences or, where they fill less than half of `limit`, words and an ellipsis. */
export function truncate(text: string, limit: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= limit) return line
  const room = line.slice(0, limit + 1)
  const sentences = room.lastIndexOf('. ') + 1
  if (sentences > limit / 2) return line.slice(0, sentences)
  const words = line.slice(0, limit).lastIndexOf(' ')
  return `${line.slice(0, words > 0 ? words : limit - 1).toWellFormed()}…`
}
