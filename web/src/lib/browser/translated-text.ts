/** The element that shows the translation of a text node, which a translator has taken out of the page. */
const translations = new WeakMap<Node, ChildNode>()

/**
 * Lets React change a page that the browser translates. Translators put elements in the place of text nodes, to which React
 * goes on writing, and which it asks the parent to remove: see react#11538. What it changes shows in place of its
 * translation, and is translated again; what it removes takes the translation along. Returns whether the page was translated.
 */
export function followTranslation(): () => boolean {
  let isTranslated = document.querySelector('font') !== null
  const written = new MutationObserver((changes) => {
    for (const { target } of changes) showAgain(target as Text)
  })
  new MutationObserver((changes) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of changes)
      for (const node of removedNodes) {
        const shown = addedNodes[0] ?? [previousSibling, nextSibling].find(isTranslation)
        if (!(node instanceof Text && shown instanceof Element) || node.parentNode === target)
          continue
        isTranslated = true
        translations.set(node, shown)
        written.observe(node, { characterData: true })
      }
  }).observe(document, { childList: true, subtree: true })

  // oxlint-disable-next-line typescript/unbound-method -- called below on the node in question
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const shown = shownIn(this, child)
    if (shown) removeChild.call(this, shown)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before && shownIn(this, before))
    return child
  }
  return () => isTranslated
}

function showAgain(text: Text): void {
  // One that was moved into its translation is seen there.
  if (!text.isConnected) translations.get(text)?.replaceWith(text)
}

/** The child of a parent that stands for a node: itself or its translation; null if it has gone otherwise. */
function shownIn(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node
  const translation = translations.get(node)
  return translation?.parentNode === parent ? translation : null
}

function isTranslation(node: Node | null): boolean {
  return node?.nodeName === 'FONT'
}
