import { shownAt } from '@argo/domain/forms/spam-guard'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { useFormSubmission } from '../../lib/forms/form-submission.ts'
import { contactDraft } from '../../lib/forms/contact-draft.ts'
import { clearDraft, useDraft } from '../../lib/forms/use-draft.ts'
import type { ContactField, FieldErrors } from './field-errors.ts'
import { formStatus } from './form-status.ts'
import { loadRules, useSendMessage } from './send-message.ts'

const route = getRouteApi('/contact')

/** The contact form's state: idle, sending, then sent, refused or failed; what is typed is kept. */
export function useContactForm() {
  const { sent } = route.useSearch()
  const navigate = useNavigate()
  const submission = useFormSubmission()
  const [returned, setReturned] = useState(submission)
  const [rechecked, setRechecked] = useState<FieldErrors>({})
  const { last, send, forget } = useSendMessage()
  const form = useDraft(contactDraft)
  const [round, setRound] = useState(1)
  useEffect(() => {
    if (sent) clearDraft(contactDraft)
  }, [sent])
  const [length, setLength] = useState(0)
  const status = formStatus({ last, returned, sent })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setRechecked({})
    send(event.currentTarget)
  }

  /** Counts the message and, once the form was refused, checks a field with every change. */
  async function input({ target, currentTarget }: FormEvent<HTMLFormElement>): Promise<void> {
    const message = new FormData(currentTarget).get('message')
    setLength(typeof message === 'string' ? message.trim().length : 0)
    if (status.is !== 'refused') return
    const { readForm } = await loadRules()
    const field = (target as HTMLInputElement).name as ContactField
    const { errors } = readForm(currentTarget)
    setRechecked((before) => ({ ...before, [field]: errors[field] }))
  }

  function reset(): void {
    setRound(round + 1)
    setLength(0)
    setReturned(undefined)
    forget()
    if (sent) void navigate({ to: '/contact', replace: true, resetScroll: false })
  }

  return {
    form,
    /** Another one for an empty form. */
    key: `form ${round}`,
    status,
    errors: status.is === 'refused' ? { ...status.errors, ...rechecked } : {},
    values: returned?.values ?? {},
    shown: submission?.values[shownAt],
    submit,
    input,
    length,
    reset,
  }
}
