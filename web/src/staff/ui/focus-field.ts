/** Has the element with an id be seen and have the focus, also where it is folded away. */
export function focusField(id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  const fold = target.closest('details')
  fold?.setAttribute('open', '')
  target.focus({ preventScroll: true })
  if (target.matches('input, select, textarea')) target.scrollIntoView({ block: 'center' })
  // The title of a part stands above it on phones.
  else (fold ?? target).scrollIntoView({ block: 'start' })
}
