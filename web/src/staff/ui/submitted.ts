import type { FormEvent } from 'react'

/** Takes what was typed into a form when it is sent, by the names of its fields. */
export function submitted<Typed>(take: (typed: Typed) => void) {
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    take(Object.fromEntries(new FormData(event.currentTarget)) as Typed)
  }
}
