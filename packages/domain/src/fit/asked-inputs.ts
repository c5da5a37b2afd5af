/** What a check calls an input that a field of the form asks for, by the name of the field. */
export const askedInputs = {
  case: 'the case',
  'card-length': 'the card’s length',
  'card-thickness': 'the card’s thickness, in mm or slots',
  'card-weight': 'the card’s weight',
  'card-watts': 'the graphics card’s watts',
  'card-plugs': 'which power plugs the card has',
  'cooler-height': 'the cooler’s height',
  socket: 'the board’s socket',
  processor: 'the processor’s watts',
  'front-thickness': 'the front radiator’s thickness',
  'supply-length': 'the supply’s length',
  'supply-watts': 'the supply’s watts',
  'board-width': 'the E-ATX board’s width',
} as const

/** The field that asks for the first of these inputs that any field asks for; null for none. */
export function fieldAskingFor(missing: readonly string[]): string | null {
  const fields = Object.entries(askedInputs)
  return (
    missing.map((name) => fields.find(([, input]) => input === name)?.[0]).find(Boolean) ?? null
  )
}
