interface Colored {
  color: string | null
}

/** What there is in a color; where there is nothing in it, in another. */
export function inColor<Item extends Colored>(
  items: readonly Item[],
  color: string | null,
): Item | undefined {
  return items.find((item) => item.color === color) ?? items[0]
}

/** ", in Black/Red" of what has another color than the chosen one. */
export function inOtherColor(item: Colored, color: string | null): string {
  return item.color === color || item.color === null ? '' : `, in ${item.color}`
}
