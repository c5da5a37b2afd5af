/** The hex values of color names, two for two-tone ones: the specification leaves them to us. */
const tones: Record<string, readonly [string] | readonly [string, string]> = {
  'Black/Blue': ['#15171b', '#2f6bff'],
  'Black/Red': ['#15171b', '#d3222a'],
  'Black/White': ['#15171b', '#f2f3f5'],
  'Black/Camouflage': ['#15171b', '#6b7355'],
  'Black/Silver': ['#15171b', '#b9c0c8'],
  'Black/Gold': ['#15171b', '#c9a24b'],
  'Black/Purple': ['#15171b', '#7a3fd1'],
  'Black/Green': ['#3fae4c'],
  'Matte Black': ['#1c1e22'],
  'Steel Gray': ['#71797e'],
  'Pure White': ['#ffffff'],
  'Gaming Red': ['#e01e2b'],
  'All Black': ['#0b0c0e'],
  'Glossy White': ['#f8f9fa'],
  'Electric Blue': ['#1f8fff'],
  'RGB Black': ['#121418'],
  Black: ['#000000'],
  White: ['#ffffff'],
  Silver: ['#c0c0c0'],
}

const darkGrey = ['#333333'] as const

/** One or two hex colors for a color name; an unknown name is dark gray. */
export function swatch(name: string): readonly [string] | readonly [string, string] {
  return Object.hasOwn(tones, name) ? (tones[name] ?? darkGrey) : darkGrey
}

/** Whether a color has a swatch of its own. */
export function isKnownColor(name: string): boolean {
  return Object.hasOwn(tones, name)
}

/** A color name as it stands in a picture's path: "Black/Red" gives "black-red". */
export function colorKey(name: string): string {
  return name.toLowerCase().replaceAll(/[/ ]/g, '-')
}
