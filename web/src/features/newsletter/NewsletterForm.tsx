import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '../../lib/notify.ts'
import { passSpamGuard } from '../../lib/spam-guard.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { SpamGuard } from '../../ui/SpamGuard.tsx'
import { refusalOf } from './refusal.ts'
import { subscribed } from './subscribed.ts'

interface NewsletterFormProps {
  /** Unique on the page. */
  id: string
  /** The address that was sent without scripts, and why it was not accepted. */
  address?: string
  error?: string
  /** When the form that was sent without scripts came back. */
  shown?: string
  /** Shown above the field. */
  children?: ReactNode
}

/** Subscribes an e-mail address, which stays in its field until the server has accepted it. */
export function NewsletterForm({ id, address, error, shown, children }: NewsletterFormProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState(error)
  const { client } = useTRPC()

  const subscribe = async (form: HTMLFormElement) => {
    const field = form.elements.namedItem('email') as HTMLInputElement
    setPending(true)
    setProblem(undefined)
    try {
      const guarded = { email: field.value, ...(await passSpamGuard(form)) }
      await client.newsletter.subscribe.mutate(guarded)
      field.value = ''
      notify({ ...subscribed, tone: 'success' })
    } catch (error) {
      notify({ title: 'Not subscribed', text: refusalOf(error), tone: 'failure' })
    } finally {
      flushSync(() => setPending(false))
      // A disabled button loses the focus; give it back.
      if (document.activeElement?.contains(button.current))
        button.current?.focus({ preventScroll: true })
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!pending) void subscribe(event.currentTarget)
  }

  return (
    <form
      method="post"
      action="/newsletter"
      onSubmit={submit}
      className="flex max-w-md flex-col gap-4 [text-wrap:pretty]"
    >
      {children}
      <TextField
        id={`${id}-email`}
        name="email"
        label="E-mail address"
        type="email"
        autoComplete="email"
        readOnly={pending}
        defaultValue={address}
        error={problem}
        required
      />
      <SpamGuard shown={shown} />
      <Button ref={button} type="submit" disabled={pending} className="self-start">
        {pending ? 'Subscribing...' : 'Subscribe'}
      </Button>
    </form>
  )
}
