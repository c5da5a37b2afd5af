interface Wish {
  /** 0 to 1; 0 refuses. */
  weight: number
  /** Whether the type is named itself, and not by a wildcard. */
  named: boolean
  /** Its place in the header. */
  place: number
}

const unwished: Wish = { weight: 0, named: false, place: -1 }

/**
 * Whether an Accept header asks for Markdown rather than HTML (RFC 9110, section 12.5.1). Where it
 * wants both alike, it must name Markdown, and not after HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept) return false
  const ranges = accept.toLowerCase().split(',').map(readRange)
  const markdown = wishFor('text/markdown', ranges)
  const html = wishFor('text/html', ranges)
  if (markdown.weight !== html.weight) return markdown.weight > html.weight
  return markdown.weight > 0 && markdown.named && !(html.named && html.place < markdown.place)
}

function readRange(text: string, place: number) {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return { type, place, weight: weight === undefined ? 1 : Math.min(Number(weight) || 0, 1) }
}

// The most exact of the ranges that hold a type decides.
function wishFor(type: string, ranges: ReturnType<typeof readRange>[]): Wish {
  for (const name of [type, 'text/*', '*/*']) {
    const range = ranges.find((candidate) => candidate.type === name)
    if (range) return { weight: range.weight, named: name === type, place: range.place }
  }
  return unwished
}
