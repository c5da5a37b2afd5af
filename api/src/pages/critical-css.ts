import { decodeXML } from 'entities'
import { LRUCache } from 'lru-cache'
import { type ChildNode, parse, type Rule } from 'postcss'
import parseSelectors, { type Selector } from 'postcss-selector-parser'

/** Gives the styles that a page needs, with the custom properties that styles of its own use. */
export type CriticalCss = (html: string, own?: string) => string

/**
 * Reads a stylesheet once. What it returns picks for a page's HTML, in their order, the rules whose classes the page
 * has, with the custom properties that they use; rules without a class are for every page. It leaves out hover and
 * print rules: those may come later. A key may be pressed before, so the focus is styled.
 */
export function criticalCss(stylesheet: string): CriticalCss {
  const { nodes } = parse(stylesheet)
  const selectors = new WeakMap<Rule, Selector[]>()
  const selectorsOf = (rule: Rule) => {
    const parsed = selectors.get(rule) ?? parseSelectors().astSync(rule.selector).nodes
    selectors.set(rule, parsed)
    return parsed
  }
  // Pages of a kind have the same classes, and picking takes longer than rendering a page.
  const picked = new LRUCache<string, string>({ max: 100 })
  return (html, own = '') => {
    const present = classesIn(html)
    const key = `${[...present].toSorted().join(' ')}\n${own}`
    const styles = picked.get(key) ?? pick(present, own)
    picked.set(key, styles)
    return styles
  }

  function pick(present: Set<string>, own: string): string {
    const applies = (rule: Rule) =>
      selectorsOf(rule).some((selector) => mayMatch(selector, present))
    const used = variablesUsed(write(nodes, { applies, uses: () => true }) + own)
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

function classesIn(html: string): Set<string> {
  const present = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    decodeXML(names).split(' '),
  )
  return new Set(present)
}

const choices = new Set([':is', ':where', ':has'])

// What `:not()` names need not be there.
function mayMatch(selector: Selector, present: Set<string>): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'class') return present.has(node.value)
    if (node.type !== 'pseudo') return true
    if (/^:(hover|active)$/.test(node.value)) return false
    return !choices.has(node.value) || node.nodes.some((choice) => mayMatch(choice, present))
  })
}

function variablesUsed(styles: string): Set<string> {
  return new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
}
