/** Text that Markdown shows as it is, on one line and within one. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>]|~(?=~)|&(?=#?\w+;)/g, String.raw`\$&`)
}

/** A link; the address is percent-encoded. */
export function link(text: string, address: string): string {
  return `[${escapeMarkdown(text)}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`
}

/** Parts of a text, each separated from the next by an empty line. */
export function paragraphs(...parts: string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** One item a line. */
export function list(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}
