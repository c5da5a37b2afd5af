import type { Quality } from '../categories/category.ts'
import { isNegation } from './wanted.ts'

interface Order {
  quality: Quality
  /** Whether less of it comes first. */
  isAscending: boolean
  words: readonly string[]
}

/** Words that ask for an order; each two that follow each other are opposites. */
const orders: readonly Order[] = [
  order(
    'size',
    true,
    'smallest smaller small compact tiny little shortest shorter short klein kleine kleiner kleinste kleinster petit petite',
  ),
  order(
    'size',
    false,
    'largest larger large biggest bigger big roomy spacious tallest taller tall gross grosse grosser grosste grosster grand grande',
  ),
  order('noise', true, 'quietest quieter leiseste leiser'),
  order('noise', false, 'loudest louder'),
  order('weight', true, 'lightest lighter lightweight leicht leichte leichteste leger legere'),
  order('weight', false, 'heaviest heavier'),
  order('strength', true, 'weakest weaker weak'),
  order('strength', false, 'strongest stronger strong powerful starkste'),
  order('brightness', true, 'dimmest dimmer dim'),
  order('brightness', false, 'brightest brighter bright hellste'),
  order('speed', true, 'slowest slower slow'),
  order('speed', false, 'fastest faster fast schnellste'),
]

function order(quality: Quality, isAscending: boolean, words: string): Order {
  return { quality, isAscending, words: words.split(' ') }
}

/** The orders that some words ask for. */
export function ordersIn(words: readonly string[]): readonly Order[] {
  return orders.filter((each) => words.some((word) => each.words.includes(word)))
}

/** Words that ask for no order, but for one where they are denied: "not too heavy". */
const deniedAlone = new Map([
  ['heavy', 'lightest'],
  ['loud', 'quietest'],
])
const degrees = new Set('a an any the too very so that zu sehr allzu trop tres'.split(' '))

/** Words with what is asked in place of an order that they deny: "case not too big" gives "case smallest". */
export function withoutDenied(words: readonly string[]): string[] {
  const said: string[] = []
  for (const [index, word] of words.entries()) {
    const denied = said.findLastIndex((each) => !degrees.has(each))
    const opposite = oppositeOf(word)
    // "Not bigger than 30 inches" states a bound.
    if (opposite && words[index + 1] !== 'than' && isNegation(said[denied] ?? ''))
      said.splice(denied, Infinity, opposite)
    else said.push(word)
  }
  return said
}

function oppositeOf(word: string): string | undefined {
  const known = orders.findIndex(({ words }) => words.includes(word))
  return known < 0
    ? deniedAlone.get(word)
    : orders[known % 2 === 0 ? known + 1 : known - 1]?.words[0]
}
