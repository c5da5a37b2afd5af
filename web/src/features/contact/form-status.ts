import type { FormSubmission } from '@argo/domain/forms/form-submission'
import { failureText, httpErrorOf } from '../../lib/trpc/http-error.ts'
import { type ContactField, type FieldErrors, FormError, invalidFields } from './field-errors.ts'

/** What has become of the form. */
export type FormStatus =
  | { is: 'idle' | 'sending' | 'sent' }
  /** The fields that were wrong at the last try, what was wrong with them, and when that was. */
  | { is: 'refused'; fields: ContactField[]; errors: FieldErrors; at: number }
  /** The message could not be sent. */
  | { is: 'failed'; why: string }

interface Outcomes {
  /** The message sent last by scripts. */
  last?: { status: string; error: unknown; submittedAt: number } | undefined
  /** The form that was sent without scripts, if it could not be accepted. */
  returned?: FormSubmission | undefined
  /** Whether the address says that the form was sent without scripts. */
  sent?: boolean | undefined
}

/** The form's status after what was sent, by scripts or without. */
export function formStatus({ last, returned, sent }: Outcomes): FormStatus {
  if (last?.status === 'pending') return { is: 'sending' }
  if (last ? last.status === 'success' : sent) return { is: 'sent' }
  const errors = (last ? refusedFields(last.error) : returned?.errors) ?? {}
  const fields = invalidFields(errors)
  if (fields.length > 0) return { is: 'refused', fields, errors, at: last?.submittedAt ?? 0 }
  const why = last?.error ? sendingFailure(last.error) : returned?.failure
  return why === undefined ? { is: 'idle' } : { is: 'failed', why }
}

/** The fields for which a message was refused, by the form's rules or by the server. */
export function refusedFields(error: unknown): FieldErrors | undefined {
  const fields = error instanceof FormError ? error.fields : httpErrorOf(error)?.fields
  return fields && invalidFields(fields).length > 0 ? fields : undefined
}

function sendingFailure(error: unknown): string {
  return failureText(error, {
    timeout: 'No response came within 15 seconds: your message may have arrived, or not.',
    // Lost on the way there, or on the way back.
    noResponse: navigator.onLine
      ? 'The connection was lost: your message may have arrived, or not.'
      : undefined,
    other: 'Your message was not sent.',
  })
}
