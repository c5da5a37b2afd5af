import type { Query } from '../query.ts'

/** A bound that a search states, with its unit: "under 150mm". */
export interface Bound {
  /** The words that state it. */
  words: string[]
  unit: string
  from: number
  to: number
}

const most =
  'under|below|less|maximum|max|up(?= to )|most|within|shorter|smaller|lighter|lower|narrower|thinner|quieter|slower|unter|bis|hochsten|maximal|weniger|kleiner|kurzer|leichter|leiser|moin|jusqu|inferieur'
const least =
  'over|above|more|minimum|min|least|from|atleast|longer|larger|bigger|heavier|higher|taller|wider|deeper|thicker|stronger|brighter|faster|louder|uber|ab|mindesten|mehr|grosser|langer|schwerer|partir|superieur|plus(?= de )'
const adjective = '(?: (?:tall|long|wide|high|deep|thick|heavy|loud|hoch|lang|breit|tief|schwer))?'
const number = String.raw`(?<figure>\d+(?:\.\d+)?)(?<unit>[a-z]*)`
const noMore = `no(?:t|n)? (?:${least})`
const noLess = `no(?:t|n)? (?:${most})`

const between = new RegExp(
  ` (?:(?:between|from|zwischen|von|entre|de) (?<low>\\d+(?:\\.\\d+)?)(?<lowUnit>[a-z]*) (?:and|to|und|bis|et|a)|(?<low>\\d+(?:\\.\\d+)?)(?<lowUnit>[a-z]*) (?:to|bis)) ${number}${adjective}(?= )`,
)
// The 120 mm of "3 or more 120 mm fans" are no bound.
const before = new RegExp(
  `(?<! \\d+ (?:or|oder|ou)) (?:(?<most>${noMore}|(?<!not? )(?:${most}))|(?:${noLess}|${least}))(?: (?:than|to|at|of|als|zu|de|a))? ${number}${adjective}(?= )`,
)
const after = new RegExp(
  ` ${number}(?: (?:or|and|oder|ou))? (?:(?<most>less|below|under|maximum|max|smaller|shorter|lighter|lower|weniger|moin)|more|above|over|minimum|min|up|larger|bigger|longer|heavier|higher|mehr|plus)(?= )`,
)

/** The bound that a search states; none with two units. */
export function boundIn({ words }: Query): Bound | undefined {
  const text = ` ${words.join(' ')} `
  const match = [between, before, after].map((pattern) => pattern.exec(text)).find((found) => found)
  if (!match?.groups) return undefined
  const { low, lowUnit, most, unit = '', figure } = match.groups
  if (lowUnit && lowUnit !== unit) return undefined
  return {
    words: match[0].trim().split(' '),
    unit,
    from: low !== undefined ? Number(low) : most === undefined ? Number(figure) : -Infinity,
    to: low !== undefined || most !== undefined ? Number(figure) : Infinity,
  }
}
