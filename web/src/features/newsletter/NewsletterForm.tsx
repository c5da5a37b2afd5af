import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { notify } from '../../lib/notifications/notify.ts'
import { passSpamGuard } from '../../lib/forms/spam-guard.ts'
import { failureText, httpErrorOf } from '../../lib/trpc/http-error.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { TextField } from '../../ui/Field.tsx'
import { SpamGuard } from '../../ui/SpamGuard.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'

/** What a subscriber is told. */
export const subscribed = {
  title: 'Success!',
  text: "You've been subscribed to our newsletter.",
}

const causes = {
  timeout: 'No response came in time. Please try again; subscribing twice does no harm.',
  other: 'Please check your connection and try again. Your address is still in the field.',
}

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
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  const mutationKey = ['newsletter.subscribe', id]
  const { mutate, isPending, isIdle } = useMutation({
    mutationKey,
    mutationFn: async (form: HTMLFormElement) => {
      const email = emailField(form).value
      await client.newsletter.subscribe.mutate({ email, ...(await passSpamGuard(form)) })
    },
    onSuccess: (_, form) => {
      emailField(form).value = ''
      notify({ ...subscribed, tone: 'success' })
    },
    onError: (error) =>
      notify({
        title: 'Not subscribed',
        text: httpErrorOf(error)?.fields.email ?? failureText(error, causes),
        tone: 'failure',
      }),
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(event.currentTarget)
  }

  return (
    <form method="post" action="/api/newsletter" onSubmit={submit} className="flex flex-col gap-4">
      {children && <div className="text-pretty">{children}</div>}
      {/* The button stands beside the field, or fills the line below it. */}
      <div className="flex min-w-0 flex-wrap items-end gap-3">
        <div className="min-w-0 flex-[99_1_13rem]">
          <TextField
            id={`${id}-email`}
            name="email"
            label="E-mail address"
            type="email"
            autoComplete="email"
            readOnly={isPending}
            defaultValue={address}
            error={isIdle ? error : undefined}
            required
          />
        </div>
        <SubmitButton pending={isPending} className="grow">
          {isPending ? 'Subscribing...' : 'Subscribe'}
        </SubmitButton>
      </div>
      <SpamGuard shown={shown} />
    </form>
  )
}

function emailField(form: HTMLFormElement): HTMLInputElement {
  return form.elements.namedItem('email') as HTMLInputElement
}
