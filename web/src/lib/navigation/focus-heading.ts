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

function focus(element: HTMLElement | null): void {
  if (!element) return
  // What takes the focus by itself, a field, stays where the tab key finds it.
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}
