/** What may be clicked several times in a row. */
const fields = 'input, textarea, select, label, summary'

/**
 * Has a double click, and Enter that is held, press what they press once: the second press would fall on what the first has put
 * in its place, such as the next row of a list.
 */
export function ignoreRepeatedPresses(): void {
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const isField = ({ target }: Event) =>
    target instanceof Element && target.closest(fields) !== null
  const isRepeated = (event: MouseEvent) => event.detail > 1 && !isField(event)
  const whenRepeated = (event: MouseEvent) => isRepeated(event) && ignore(event)
  window.addEventListener('click', whenRepeated, true)
  // Dialogs close by pointerup, which has no count of its own.
  let isHeldAgain = false
  window.addEventListener('mousedown', (event) => void (isHeldAgain = isRepeated(event)), true)
  window.addEventListener('pointerup', (event) => isHeldAgain && event.stopPropagation(), true)
  window.addEventListener(
    'keydown',
    (event) => {
      const isText = event.target instanceof HTMLTextAreaElement
      if (event.repeat && event.key === 'Enter' && !isText) ignore(event)
    },
    true,
  )
}
