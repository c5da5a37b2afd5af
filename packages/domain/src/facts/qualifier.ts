import { type Part, parts, type Position, positions, type Qualifier } from './fact.ts'
import { readFigure } from './figure.ts'

const position = positions.join('|')
const part = parts.join('|')
const withPart = new RegExp(`^with (?:the |its )?(?:(${position}) )?(${part})(?: fitted)?$`)
const withoutPart = new RegExp(`^without (?:the )?(${part})$`)
const behindRadiator = new RegExp(`^behind an? (?:(\\d+) mm )?(?:(${position}) )?radiator$`)
const inPositions = new RegExp(`^(?:${position})(?: and (?:${position}))*$`)

/** What the clauses beside a value say; those that are no known condition and no figure stay words. */
export function readQualifiers(clauses: readonly string[]): Qualifier[] {
  const qualifiers: Qualifier[] = []
  for (const clause of clauses) {
    const read = readClause(clause)
    const last = qualifiers.at(-1)
    // "top, side and bottom" is one.
    if (last?.kind === 'positions' && read[0]?.kind === 'positions') {
      last.positions.push(...read[0].positions)
      last.text += `, ${clause}`
    } else qualifiers.push(...read)
  }
  return qualifiers
}

function readClause(clause: string): Qualifier[] {
  return readPlaces(clause) ?? readPart(clause) ?? readAt(clause) ?? [readFurther(clause)]
}

function readPlaces(text: string): Qualifier[] | undefined {
  if (!inPositions.test(text)) return undefined
  return [{ kind: 'positions', positions: text.split(' and ') as Position[], text }]
}

function readPart(text: string): Qualifier[] | undefined {
  const behind = behindRadiator.exec(text)
  if (behind) {
    const [, thickness, position] = behind
    return [
      {
        kind: 'with',
        part: 'radiator',
        ...(position ? { position: position as Position } : {}),
        ...(thickness ? { thickness: Number(thickness) } : {}),
        text,
      },
    ]
  }
  const present = withPart.exec(text)
  if (present) {
    const [, position, name] = present
    return [
      {
        kind: 'with',
        part: name as Part,
        ...(position ? { position: position as Position } : {}),
        text,
      },
    ]
  }
  const absent = withoutPart.exec(text)
  return absent ? [{ kind: 'without', part: absent[1] as Part, text }] : undefined
}

// "at 1,800 rpm and 1 m" are two conditions; "5 V at 0.9 A" is a figure and one.
function readAt(text: string): Qualifier[] | undefined {
  const [, before, after] = /^(?:(.*) )?at (.+)$/.exec(text) ?? []
  const conditions = after?.split(' and ').map((words): Qualifier | undefined => {
    const said = `at ${words}`
    if (words === 'full load') return { kind: 'at', number: 100, unit: '%', text: said }
    const read = readFigure(words)
    if (read?.figure.kind !== 'quantity' || !read.figure.unit) return undefined
    return { kind: 'at', number: read.figure.number, unit: read.figure.unit, text: said }
  })
  // One that cannot be read leaves the whole to words.
  if (!conditions?.every((condition) => condition !== undefined)) return undefined
  return before ? [...readClause(before), ...conditions] : conditions
}

// A few words may stand before the number: "tray 420 g", "up to 280 mm wide".
function readFurther(text: string): Qualifier {
  const read = readFigure(text.replace(/^(?:[a-z]+ ){1,5}(?=[−-]?\d)/, ''))
  return read?.figure.unit ? { kind: 'figure', figure: read.figure, text } : { kind: 'text', text }
}
