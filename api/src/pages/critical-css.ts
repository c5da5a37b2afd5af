import { type ChildNode, parse, type Rule } from 'postcss'

/** Gives the styles that a page needs. */
export type CriticalCss = (html: string) => string

/**
 * Reads a stylesheet once. What it returns picks for a page's HTML, in their order, the rules whose classes the page
 * has, with the custom properties that they use; rules without a class are for every page. It leaves out what a pointer,
 * the keyboard or paper asks for: that may come later.
 */
export function criticalCss(stylesheet: string): CriticalCss {
  const { nodes } = parse(stylesheet)
  const classes = new WeakMap<Rule, string[][]>()
  const classesOf = (rule: Rule) => {
    const known = classes.get(rule) ?? rule.selectors.filter(isAtOnce).map(classesNamed)
    classes.set(rule, known)
    return known
  }
  return (html) => {
    const present = classesIn(html)
    const applies = (rule: Rule) =>
      classesOf(rule).some((names) => names.every((name) => present.has(name)))
    const used = variablesUsed(write(nodes, { applies, uses: () => true }))
    return write(nodes, { applies, uses: (variable) => used.has(variable) })
  }
}

interface Choice {
  applies: (rule: Rule) => boolean
  uses: (variable: string) => boolean
}

function write(nodes: ChildNode[], choice: Choice): string {
  return nodes.map((node) => writeNode(node, choice)).join('')
}

function writeNode(node: ChildNode, choice: Choice): string {
  if (node.type === 'comment') return ''
  if (node.type === 'decl') {
    if (node.variable && !choice.uses(node.prop)) return ''
    return `${node.prop}:${node.value}${node.important ? '!important' : ''};`
  }
  if (node.type === 'rule')
    return choice.applies(node) ? block(node.selector, write(node.nodes, choice)) : ''
  const head = `@${node.name}${node.params && ` ${node.params}`}`
  if (!node.nodes) return `${head};`
  if (node.name === 'property' && !choice.uses(node.params)) return ''
  if (node.name === 'media' && /hover|print/.test(node.params)) return ''
  return block(head, write(node.nodes, choice))
}

function block(head: string, body: string): string {
  return body && `${head}{${body}}`
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function classesIn(html: string): Set<string> {
  const present = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll(/&(#x27|\w+);/g, (entity, name) => entities[name] ?? entity).split(' '),
  )
  return new Set(present)
}

function isAtOnce(selector: string): boolean {
  return !/:(hover|focus|active)/.test(selector)
}

// What `:not()` names need not be there.
function classesNamed(selector: string): string[] {
  const names = selector.replaceAll(/:not\([^()]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)
  return [...names].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))
}

function variablesUsed(styles: string): Set<string> {
  return new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
}
