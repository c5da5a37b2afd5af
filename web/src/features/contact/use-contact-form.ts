import { toContactMessage } from '@argo/domain/contact-form'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { clearDraft, useDraft } from '../../lib/use-draft.ts'
import { retryWords } from '../../lib/retry-message.ts'
import { httpErrorOf } from '../../lib/http-error.ts'
import { notify } from '../../lib/notify.ts'
import { useTRPC } from '../../lib/trpc.ts'
import type { ContactField, FieldErrors } from './field-errors.ts'

const draft = 'argo:contact-draft'

// The rules a form is checked by, fetched when somebody begins to fill it in.
const loadRules = () => import('./read-form.ts')

const sent = {
  title: 'Message sent successfully!',
  text: "We'll get back to you as soon as possible.",
}
const failed = {
  title: 'Failed to send message',
  text: 'Please try again or contact us directly by phone.',
}

type Status =
  | { is: 'idle' | 'sending' | 'sent' }
  /** The fields that were wrong at the last try, and how many tries in a row were refused. */
  | { is: 'refused'; fields: ContactField[]; times: number }
  /** The message did not go out. */
  | { is: 'failed'; why: string }

/** The contact form's life: idle, sending, then sent, refused or failed; what is typed is kept. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const [status, setStatus] = useState<Status>({ is: 'idle' })
  const [errors, setErrors] = useState<FieldErrors>({})
  const underWay = useRef(false)
  const { client } = useTRPC()
  useDraft(form, draft)
  useEffect(() => {
    const begun = () => void loadRules().catch(() => {})
    const fields = form.current
    fields?.addEventListener('focusin', begun, { once: true })
    return () => fields?.removeEventListener('focusin', begun)
  }, [form])

  const refuse = (errors: FieldErrors) => {
    setErrors(errors)
    const fields = Object.keys(errors) as ContactField[]
    setStatus((last) => ({
      is: 'refused',
      fields,
      times: last.is === 'refused' ? last.times + 1 : 1,
    }))
  }

  const succeed = () => {
    clearDraft(draft)
    notify({ ...sent, tone: 'success' })
    setStatus({ is: 'sent' })
  }

  const fail = (error: unknown) => {
    underWay.current = false
    const why = retryWords(error)
    notify({ ...failed, text: why ? `${failed.text} ${why}` : failed.text, tone: 'failure' })
    const fields = httpErrorOf(error)?.fields ?? {}
    if (Object.keys(fields).length > 0) refuse(fields)
    else setStatus({ is: 'failed', why: why ?? 'Your message was not sent.' })
  }

  const sendForm = async (filledIn: HTMLFormElement) => {
    const { readForm } = await loadRules()
    const read = readForm(filledIn)
    if (!read.filled) {
      underWay.current = false
      refuse(read.errors)
      return
    }
    setErrors({})
    setStatus({ is: 'sending' })
    await client.contact.send.mutate(toContactMessage(read.filled))
    succeed()
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    sendForm(event.currentTarget).catch(fail)
  }

  /** Once the form was refused, a field is checked again with every change. */
  const check = async ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (status.is !== 'refused') return
    const { readForm } = await loadRules()
    const read = readForm(currentTarget)
    const field = (target as HTMLInputElement).name as ContactField
    setErrors((errors) => ({ ...errors, [field]: read.filled ? undefined : read.errors[field] }))
  }

  const startAfresh = () => {
    form.current?.reset()
    underWay.current = false
    setStatus({ is: 'idle' })
  }

  return { status, errors, submit, check, startAfresh }
}
