import { toContactMessage } from '@argo/domain/contact/contact-message'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../../lib/notifications/notify.ts'
import { passSpamGuard } from '../../lib/forms/spam-guard.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { contactDraft } from '../../lib/forms/contact-draft.ts'
import { clearDraft } from '../../lib/forms/use-draft.ts'
import { FormError } from './field-errors.ts'
import { refusedFields } from './form-status.ts'

const mutationKey = ['contact.send']

const sent = {
  title: 'Message sent successfully!',
  text: "We'll get back to you as soon as possible.",
}
const failed = {
  title: 'Failed to send message',
  text: 'Please try again or contact us directly by phone.',
}

/** The rules that a form is checked by, in a chunk of their own. */
export const loadRules = () => import('./read-form.ts')

/**
 * Sends the contact form, one message at a time, and tells the visitor how it went, also on another page by then. `last` is the
 * message last sent since the form is on the page, or that was under way when it came.
 */
export function useSendMessage() {
  const queryClient = useQueryClient()
  const { client } = trpc.useUtils()
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (form: HTMLFormElement) => {
      const { readForm } = await loadRules()
      const { data, errors } = readForm(form)
      if (!data) throw new FormError(errors)
      const guard = await passSpamGuard(form)
      await client.contact.send.mutate({ ...toContactMessage(data), ...guard })
    },
    onSuccess: () => {
      clearDraft(contactDraft)
      notify({ ...sent, tone: 'success' })
    },
    onError: (error) => {
      if (!refusedFields(error)) notify({ ...failed, tone: 'failure' })
    },
  })
  const messages = useMutationState({
    filters: { mutationKey },
    select: ({ state: { status, error, submittedAt } }) => ({ status, error, submittedAt }),
  })
  const [since, setSince] = useState(
    () => messages.find(({ status }) => status === 'pending')?.submittedAt ?? Date.now(),
  )
  return {
    last: messages.findLast(({ submittedAt }) => submittedAt >= since),
    send: (form: HTMLFormElement) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(form)
    },
    forget: () => setSince(Date.now() + 1),
  }
}
