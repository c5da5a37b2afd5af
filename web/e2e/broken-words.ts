import type { Locator } from '@playwright/test'

/** The words and numbers of a part of a page that stand on more than one line. */
export function brokenWords(part: Locator): Promise<string[]> {
  return broken(part, /[\p{L}\d.,–]+/gu)
}

/** The same of figures with their units, and of terms such as “micro-ATX” and “12V-2x6”. */
export function brokenTerms(part: Locator): Promise<string[]> {
  return broken(part, /[\d.,–]+\s(?:[mc]?m|k?g|W|V|A|rpm)\b|\w*[A-Z\d]\w*-\w+|\w+-[A-Z\d]\w*/gu)
}

/** The figures that a line parts from their units, and parted resolutions, in all texts of a part of a page. */
export function brokenFigures(part: Locator): Promise<string[]> {
  return broken(
    part,
    /\d[\d.,–]*\s(?:[mc]?m(?:H₂O)?|m³\/h|k?g|k?W|V|A|L|lb|ms|Hz|dB|rpm|DPI|cd\/m²|lx|K|°C|%|Gbit\/s|kB|MB|W\/m·K)(?![\p{L}\d])|\d{4}\s×\s\d{4}/gu,
  )
}

function broken(part: Locator, word: RegExp): Promise<string[]> {
  return part.evaluate((root, pattern) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const nodes: { node: Text; start: number }[] = []
    let all = ''
    let block: Element | null = null
    // A number and its unit may be in elements of their own, with a space between; words of two blocks are not one.
    for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
      const own = blockOf(node)
      if (own !== block && /\S$/.test(all) && /^\S/.test(node.data)) all += '|'
      block = own
      nodes.push({ node, start: all.length })
      all += node.data
    }
    return [...all.matchAll(pattern)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(...placeOf(index))
      range.setEnd(...placeOf(index + word.length - 1))
      range.setEnd(range.endContainer, range.endOffset + 1)
      return isOnSeveralLines([...range.getClientRects()]) ? word : []
    })

    function blockOf({ parentElement: element }: Text): Element | null {
      let block = element
      while (block && /^(?:inline|contents)$/.test(getComputedStyle(block).display))
        block = block.parentElement
      return block
    }

    function placeOf(index: number): [Text, number] {
      const { node, start } = nodes.findLast(({ start }) => start <= index) ?? nodes[0]!
      return [node, index - start]
    }

    // Letters of different sizes on one line overlap in height.
    function isOnSeveralLines(boxes: DOMRect[]): boolean {
      return boxes.some((one) =>
        boxes.some((other) => {
          const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
          return overlap < Math.min(one.height, other.height) / 2
        }),
      )
    }
  }, word)
}
