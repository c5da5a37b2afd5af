/** Makes a function that gives a whole number below `end`, the same ones for the same seed (Park and Miller). */
export function seeded(seed: number): (end: number) => number {
  let state = seed
  return (end) => {
    state = (state * 48_271) % 2_147_483_647
    return state % end
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A text with one letter inserted, left out, swapped with the next or wrong, and never the same text. */
export function misspell(text: string, random: (end: number) => number): string {
  for (;;) {
    const position = random(text.length)
    const letter = letters.charAt(random(letters.length))
    const before = text.slice(0, position)
    const at = text.slice(position, position + 1)
    const after = text.slice(position + 1)
    const changed = [
      before + letter + at + after,
      before + after,
      before + after.slice(0, 1) + at + after.slice(1),
      before + letter + after,
    ][random(4)]!
    if (changed.toLowerCase().trim() !== text.toLowerCase() && changed.trim() !== '') return changed
  }
}
