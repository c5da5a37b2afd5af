import { type ChildNode, parse } from 'postcss'
import selectorParser, { type Node } from 'postcss-selector-parser'

/** A piece of a stylesheet: a rule with the classes that each of its selectors needs, or a group of pieces. */
type Piece = { text: string; selectors: string[][] } | { start: string; pieces: Piece[] }

/**
 * Makes the function that gives the part of a stylesheet that a page's HTML uses, and that stands in the page itself, so that it
 * is painted before the stylesheet comes. What is used in print, under a pointer or once a font has come is left to that.
 */
export function pageStyles(css: string): (html: string) => string {
  const pieces = parse(css).nodes.flatMap(pieceOf)
  return (html) => {
    const classes = classesIn(html)
    return pieces.map((piece) => textOf(piece, classes)).join('')
  }
}

const isLate = /^(print|\(hover:\s?hover\))$/

function pieceOf(node: ChildNode): Piece[] {
  if (node.type === 'comment') return []
  if (node.type === 'rule') {
    const selectors = node.selectors.map(classesOf)
    return [{ text: node.toString(), selectors }]
  }
  if (node.type === 'atrule') {
    if (node.name === 'media' && isLate.test(node.params)) return []
    if (node.name === 'font-face' && node.toString().includes('url(')) return []
    const isGroup = ['media', 'supports', 'layer', 'container', 'starting-style'].includes(
      node.name,
    )
    if (isGroup && node.nodes)
      return [{ start: `@${node.name} ${node.params}`, pieces: node.nodes.flatMap(pieceOf) }]
  }
  return [
    { text: `${node.toString()}${'nodes' in node && node.nodes ? '' : ';'}`, selectors: [[]] },
  ]
}

function textOf(piece: Piece, classes: Set<string>): string {
  if ('text' in piece) {
    const isUsed = piece.selectors.some((names) => names.every((name) => classes.has(name)))
    return isUsed ? piece.text : ''
  }
  const content = piece.pieces.map((inner) => textOf(inner, classes)).join('')
  return content && `${piece.start}{${content}}`
}

/** The classes without which a selector matches nothing. */
function classesOf(selector: string): string[] {
  return neededBy(selectorParser().astSync(selector))
}

function neededBy(node: Node): string[] {
  if (node.type === 'class') return [node.value]
  // `:not(.a)` matches without the class, and `:is(.a, .b)` with one of the two.
  const isChoice = node.type === 'pseudo' && (node.value === ':not' || node.nodes.length > 1)
  return 'nodes' in node && !isChoice ? node.nodes.flatMap(neededBy) : []
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function classesIn(html: string): Set<string> {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(' '),
  )
  return new Set(
    [...new Set(names)].map((name) =>
      name.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, entity) => characters[entity] ?? ''),
    ),
  )
}
