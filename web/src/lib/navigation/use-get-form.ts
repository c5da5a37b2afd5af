import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'

/** Submits a form that a browser would send by GET as a move of the router's; fields left empty are no part of the address. */
export function useGetForm() {
  const { history } = useRouter()
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) {
      const text = typeof value === 'string' ? value.trim() : ''
      if (text !== '') query.append(name, text)
    }
    const path = form.getAttribute('action') ?? ''
    history.push(query.size > 0 ? `${path}?${query}` : path)
  }
}
