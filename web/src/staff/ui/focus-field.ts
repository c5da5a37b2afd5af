/** Has the element with an id be seen and have the focus, also where it is folded away. */
export function focusField(id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  target.closest('details')?.setAttribute('open', '')
  target.focus({ preventScroll: true })
  target.scrollIntoView({
    block: target.matches('input, select, textarea') ? 'center' : 'start',
  })
}
