/** What a check calls an input that a field of the form asks for, by the name of the field. */
export const askedInputs = {
  case: 'the case',
  'case-card': 'your case’s room for a card',
  'case-cooler': 'your case’s room for a cooler',
  'case-supply': 'your case’s room for a supply',
  'case-slots': 'your case’s number of slots',
  'card-length': 'the card’s length',
  'card-thickness': 'the card’s thickness, in mm or slots',
  'card-watts': 'the graphics card’s wattage',
  'card-plugs': 'which power plugs the card has',
  'cooler-height': 'the cooler’s height',
  socket: 'the motherboard’s socket',
  processor: 'the CPU’s wattage',
  'front-thickness': 'the front radiator’s thickness',
  'top-thickness': 'the top radiator’s thickness',
  'supply-length': 'the power supply’s length',
  'supply-watts': 'the power supply’s wattage',
} as const

/** A field that a check may need. */
export type AskedField = keyof typeof askedInputs
