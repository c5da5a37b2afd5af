import type { MouseEvent } from 'react'

/** Whether a click follows its link in this tab: with a key held down, browsers open it elsewhere or download it. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
