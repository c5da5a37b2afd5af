import type { Page } from '@playwright/test'

type When = 'before hydration' | 'after hydration'

/**
 * Translates the page as Chrome does, from one moment on: each text node gives way to two nested `font` elements with the
 * translation, here the same text, and so does each that comes later.
 */
export async function translate(page: Page, when: When = 'after hydration'): Promise<void> {
  if (when === 'after hydration') await page.evaluate(translateDocument)
  else {
    await page.addInitScript(
      `document.addEventListener('DOMContentLoaded', ${String(translateDocument)})`,
    )
  }
}

// Runs in the page.
function translateDocument(): void {
  const kept = 'script, style, noscript, textarea, select, svg, title, font'
  const translateBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = [root]
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!(text instanceof Text) || !text.data.trim() || text.parentElement?.closest(kept))
        continue
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild?.append(text.data)
      text.replaceWith(outer)
    }
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of target instanceof Text ? [target] : addedNodes)
        if (node.isConnected) translateBelow(node)
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  translateBelow(document.body)
}
