import { support } from '@argo/domain/support'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '../../lib/notify.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { refusalOf } from './refusal.ts'

/** Subscribes an e-mail address, which stays in its field until the server has accepted it. */
export function NewsletterForm() {
  const button = useRef<HTMLButtonElement>(null)
  const [pending, setPending] = useState(false)
  const hydrated = useHydrated()
  const { client } = useTRPC()

  const subscribe = async (form: HTMLFormElement) => {
    const { email } = Object.fromEntries(new FormData(form))
    setPending(true)
    try {
      await client.newsletter.subscribe.mutate({ email: email as string })
      form.reset()
      notify({
        title: 'Success!',
        text: "You've been subscribed to our newsletter.",
        tone: 'success',
      })
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
    <form onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <h2 className="eyebrow text-steel">Newsletter</h2>
      <p className="text-steel">New products and firmware, a few times a year.</p>
      <TextField
        id="newsletter-email"
        name="email"
        label="E-mail address"
        type="email"
        autoComplete="email"
        readOnly={pending}
        required
      />
      <noscript>
        <p className="border-l-[3px] border-warn bg-coal px-5 py-4">
          Subscribing needs JavaScript. Without it, write to {support.email}.
        </p>
      </noscript>
      <Button ref={button} type="submit" disabled={!hydrated || pending} className="self-start">
        {pending ? 'Subscribing...' : 'Subscribe'}
      </Button>
    </form>
  )
}
