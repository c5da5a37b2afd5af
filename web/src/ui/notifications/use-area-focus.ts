import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface AreaFocus {
  dismiss: () => void
  /** Told when the focus enters and when it leaves. */
  onFocus: (inside: boolean) => void
}

/** F8 moves the focus into the area, Escape inside dismisses; returns `close`, which gives the focus back where it was. */
export function useAreaFocus(
  area: RefObject<HTMLElement | null>,
  { dismiss, onFocus }: AreaFocus,
): () => void {
  const cameFrom = useRef<HTMLElement>(null)

  const close = () => {
    if (area.current?.contains(document.activeElement)) leave(cameFrom.current)
    dismiss()
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && area.current?.contains(document.activeElement)) close()
    if (event.key !== 'F8') return
    event.preventDefault()
    area.current?.focus()
  })

  const enter = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (area.current?.contains(relatedTarget as Node | null)) return
    cameFrom.current = relatedTarget as HTMLElement | null
    onFocus(true)
  })

  const exit = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!area.current?.contains(relatedTarget as Node | null)) onFocus(false)
  })

  useEffect(() => {
    const element = area.current
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', (event) => press(event), { signal })
    element?.addEventListener('focusin', (event) => enter(event), { signal })
    element?.addEventListener('focusout', (event) => exit(event), { signal })
    return () => listening.abort()
  }, [area])

  return close
}

function leave(to: HTMLElement | null): void {
  if (to?.isConnected) to.focus()
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
