import { toContactMessage } from '@argo/domain/contact-form'
import type { FormSubmission } from '@argo/domain/form-submission'
import { shownAt } from '@argo/domain/spam-guard'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { clearDraft, useDraft } from '../../lib/use-draft.ts'
import { useFormSubmission } from '../../lib/form-submission.ts'
import { refusalWords } from '../../lib/refusal-words.ts'
import { passSpamGuard } from '../../lib/spam-guard.ts'
import { hadNoResponse, httpErrorOf, timedOut } from '../../lib/http-error.ts'
import { useTRPC } from '../../lib/trpc.ts'
import type { ContactField, FieldErrors } from './field-errors.ts'
import { draft, messageUnderWay, notifyFailure, sendMessage } from './send-message.ts'

const route = getRouteApi('/contact')

// The rules a form is checked by, imported when somebody begins to fill it in.
const loadRules = () => import('./read-form.ts')

type Status =
  | { is: 'idle' | 'sending' | 'sent' }
  /** The fields that were wrong at the last try, and how many tries in a row were refused. */
  | { is: 'refused'; fields: ContactField[]; times: number }
  /** The message could not be sent. */
  | { is: 'failed'; why: string }

/** The contact form's state: idle, sending, then sent, refused or failed; what is typed is kept. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const { sent } = route.useSearch()
  const navigate = useNavigate()
  const submission = useFormSubmission()
  const [status, setStatus] = useState<Status>(() => firstStatus(sent, submission))
  const [errors, setErrors] = useState<FieldErrors>(submission?.errors ?? {})
  const [typed, setTyped] = useState<Partial<Record<ContactField, string>>>(
    submission?.values ?? {},
  )
  const inFlight = useRef(false)
  const { client } = useTRPC()
  useEffect(() => {
    if (sent) clearDraft(draft)
  }, [sent])
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

  const fail = (error: unknown) => {
    inFlight.current = false
    const fields = httpErrorOf(error)?.fields ?? {}
    if (Object.keys(fields).length > 0) refuse(fields)
    else setStatus({ is: 'failed', why: whyNotSent(error) })
  }

  const follow = (message: Promise<void>) => {
    inFlight.current = true
    message.then(() => setStatus({ is: 'sent' })).catch(fail)
  }

  // Back on the page while a message that was sent from it is still under way.
  const resume = useEffectEvent(() => {
    const message = messageUnderWay()
    if (message) follow(message)
  })
  useEffect(() => resume(), [])

  const sendForm = async (filledIn: HTMLFormElement) => {
    const { readForm } = await loadRules()
    const read = readForm(filledIn)
    if (!read.filled) {
      inFlight.current = false
      refuse(read.errors)
      return
    }
    const guard = passSpamGuard(filledIn)
    setErrors({})
    setStatus({ is: 'sending' })
    follow(
      sendMessage(async (message) => {
        const guarded = { ...message, ...(await guard) }
        return client.contact.send.mutate(guarded)
      }, toContactMessage(read.filled)),
    )
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (inFlight.current) return
    inFlight.current = true
    sendForm(event.currentTarget).catch((error: unknown) => {
      notifyFailure()
      fail(error)
    })
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
    setTyped({})
    inFlight.current = false
    setStatus({ is: 'idle' })
    if (sent) void navigate({ to: '/contact', replace: true, resetScroll: false })
  }

  return { status, errors, typed, shown: submission?.values[shownAt], submit, check, startAfresh }
}

function firstStatus(sent: true | undefined, submission: FormSubmission | undefined): Status {
  if (sent) return { is: 'sent' }
  if (submission?.failure) return { is: 'failed', why: submission.failure }
  if (submission)
    return { is: 'refused', fields: Object.keys(submission.errors) as ContactField[], times: 1 }
  return { is: messageUnderWay() ? 'sending' : 'idle' }
}

function whyNotSent(error: unknown): string {
  if (timedOut(error))
    return 'No response came within 15 seconds: your message may have arrived, or not.'
  // Lost on the way there, or on the way back.
  if (hadNoResponse(error) && navigator.onLine)
    return 'The connection was lost: your message may have arrived, or not.'
  return refusalWords(error) ?? 'Your message was not sent.'
}
