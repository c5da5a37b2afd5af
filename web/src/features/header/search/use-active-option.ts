import { type KeyboardEvent, useState } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The id of the option of a field's form that the arrow keys have reached; none stands for the first. The focus stays in the
 * field, as in the APG's combobox. Enter clicks the option; without one it sends the form.
 */
export function useActiveOption() {
  const [active, setActive] = useState<string>()

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return
    const options = [
      ...(event.currentTarget.form?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
    ].filter((option) => !option.closest('[inert]'))
    const reached = options.find(({ id }) => id === active)
    const step = steps[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      const index = reached ? options.indexOf(reached) : 0
      const next = options.at((index + step) % options.length)
      setActive(next?.id)
      next?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && reached) {
      event.preventDefault()
      reached.click()
    }
  }

  return { active, reset: () => setActive(undefined), onKeyDown }
}
