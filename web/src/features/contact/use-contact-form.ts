import { shownAt } from '@argo/domain/forms/spam-guard'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { useFormSubmission } from '../../lib/forms/form-submission.ts'
import { clearDraft, useDraft } from '../../lib/forms/use-draft.ts'
import { type ContactField, type FieldErrors, wrongFields } from './field-errors.ts'
import { draft, loadRules, refusedFields, useSendMessage, sendingFailure } from './send-message.ts'

const route = getRouteApi('/contact')

type Status =
  | { is: 'idle' | 'sending' | 'sent' }
  /** The fields that were wrong at the last try, and when that was. */
  | { is: 'refused'; fields: ContactField[]; at: number }
  /** The message could not be sent. */
  | { is: 'failed'; why: string }

/** The contact form's state: idle, sending, then sent, refused or failed; what is typed is kept. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const { sent } = route.useSearch()
  const navigate = useNavigate()
  const submission = useFormSubmission()
  const [returned, setReturned] = useState(submission)
  const [rechecked, setRechecked] = useState<FieldErrors>({})
  const { last, send, forget } = useSendMessage()
  useDraft(form, draft)
  useEffect(() => {
    if (sent) clearDraft(draft)
  }, [sent])
  useEffect(() => {
    const load = () => void loadRules().catch(() => {})
    const fields = form.current
    fields?.addEventListener('focusin', load, { once: true })
    return () => fields?.removeEventListener('focusin', load)
  }, [form])

  const refused = (last ? refusedFields(last.error) : returned?.errors) ?? {}

  function statusNow(): Status {
    if (last?.status === 'pending') return { is: 'sending' }
    if (last ? last.status === 'success' : sent) return { is: 'sent' }
    const fields = wrongFields(refused)
    if (fields.length > 0) return { is: 'refused', fields, at: last?.submittedAt ?? 0 }
    const why = last?.error ? sendingFailure(last.error) : returned?.failure
    return why === undefined ? { is: 'idle' } : { is: 'failed', why }
  }
  const status = statusNow()

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setRechecked({})
    send(event.currentTarget)
  }

  /** Once the form was refused, a field is checked again with every change. */
  async function check({ target, currentTarget }: FormEvent<HTMLFormElement>): Promise<void> {
    if (status.is !== 'refused') return
    const { fieldErrors } = await loadRules()
    const field = (target as HTMLInputElement).name as ContactField
    const { [field]: error } = fieldErrors(currentTarget)
    setRechecked((before) => ({ ...before, [field]: error }))
  }

  function reset(): void {
    form.current?.reset()
    setReturned(undefined)
    forget()
    if (sent) void navigate({ to: '/contact', replace: true, resetScroll: false })
  }

  return {
    status,
    errors: status.is === 'refused' ? { ...refused, ...rechecked } : {},
    values: returned?.values ?? {},
    shown: submission?.values[shownAt],
    submit,
    check,
    reset,
  }
}
