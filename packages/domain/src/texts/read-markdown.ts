import { lexer, type Token, type Tokens } from 'marked'

/** A piece of a line, bold or a link. */
export interface Run {
  text: string
  bold?: true
  /** An address of https: or mailto:, or a path of the site's own. */
  href?: string
}

type Line = Run[]

/** What Markdown was read as: a paragraph has one line, a list one for each of its items, a table rows of cells. */
export type Prose = (
  | { kind: 'paragraph' | 'bullets' | 'steps'; lines: Line[] }
  | { kind: 'table'; head: Line[]; rows: Line[][] }
)[]

/**
 * Reads Markdown with paragraphs, lists, tables, links and bold words. Other syntax becomes plain text; `problem` names the
 * first such part.
 */
export function readMarkdown(text: string): { prose: Prose; problem?: string } {
  const problems: string[] = []
  try {
    const prose = lexer(text).flatMap((token) => block(token as Tokens.Generic, problems))
    return problems[0] === undefined ? { prose } : { prose, problem: problems[0] }
  } catch (error) {
    // The lexer calls itself for each level of quotes, lists and emphasis.
    if (!(error instanceof RangeError)) throw error
    return { prose: [paragraph([{ text }])], problem: 'This is nested too deeply to be shown' }
  }
}

/** Whether a link may lead there: by https: or to an e-mail address, or to a path of the site's own. */
function isAllowed(href: string): boolean {
  return /^(?:https:\/\/[^\s/?#\\@]+(?:[/?#]|$)|mailto:[^\s@]+@|mailto:\{\w+\}$|\/(?![/\\])\S*$)/.test(
    href,
  )
}

function block(token: Tokens.Generic, problems: string[]): Prose {
  if (token.type === 'space') return []
  if (token.type === 'paragraph') return [paragraph(runs(token.tokens, problems))]
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => runs(tokens, problems))
    return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }]
  }
  if (token.type !== 'list') return [paragraph([plain(token, problems)])]
  const list = token as Tokens.List
  const lines = list.items.map((item) => {
    const [first, ...more] = item.tokens.filter(({ type }) => type !== 'space')
    for (const part of more) plain(part, problems)
    return first && 'tokens' in first
      ? runs(first.tokens, problems)
      : [plain(first ?? item, problems)]
  })
  return [{ kind: list.ordered ? 'steps' : 'bullets', lines }]
}

function paragraph(line: Run[]): Prose[number] {
  return { kind: 'paragraph', lines: [line] }
}

function runs(tokens: Token[] = [], problems: string[]): Run[] {
  return (tokens as Tokens.Generic[]).map((token): Run => {
    const { type, raw, text } = token
    if (type === 'text') return { text: raw.replaceAll('\n', ' ') }
    if (type === 'escape') return { text }
    if (type === 'strong' && isText(token)) return { text, bold: true }
    if (type !== 'link' || !isText(token)) return plain(token, problems)
    if (isAllowed(token.href)) return { text, href: token.href }
    problems.push(
      `${token.href} is no address that a link may have: https://…, an e-mail address, or a page such as /warranty`,
    )
    return { text }
  })
}

function isText({ tokens = [] }: Tokens.Generic): boolean {
  return tokens.every(({ type }) => type === 'text')
}

function plain({ type, raw }: { type: string; raw: string }, problems: string[]): Run {
  const what = raw.trim().split('\n')[0] ?? ''
  problems.push(
    type === 'html'
      ? `${what} is HTML, which cannot be used here`
      : `“${what}” cannot be shown: there are paragraphs, lists, tables, [links](/warranty) and **bold** words`,
  )
  return { text: raw }
}
