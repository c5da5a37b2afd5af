/** Moves the focus to the page's heading, as a browser moves it to the top of a page that loads. */
export function focusHeading(): void {
  focus(document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'))
}

/** Moves the focus to the section or field with this id, if the page has one, and says whether it has. */
export function focusSection(id: string): boolean {
  const section = id ? document.getElementById(id) : null
  focus(section)
  return section !== null
}

/** Moves the focus to the first link of the page's content to a path, and says whether one took it. */
export function focusLinkTo(path: string): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')]
  const link = links.find(({ pathname }) => pathname === path)
  link?.focus({ preventScroll: true })
  // Chrome refuses it to what `content-visibility: auto` has not laid out yet.
  return link !== undefined && link === document.activeElement
}

function focus(element: HTMLElement | null): void {
  if (!element) return
  // What takes the focus by itself, a field, stays where the tab key finds it.
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}
