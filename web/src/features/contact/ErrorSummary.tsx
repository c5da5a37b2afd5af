import type { MouseEvent } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { type ContactField, type FieldErrors, fieldId, fieldLabels } from './field-errors.ts'

interface SummaryProps {
  /** The fields that were wrong when the form was refused; they stay listed so that nothing moves. */
  fields: ContactField[]
  /** The current errors. */
  errors: FieldErrors
}

/** The form's errors: takes the focus, and links each error to its field. */
export function ErrorSummary({ fields, errors }: SummaryProps) {
  return (
    <div
      ref={takeFocus}
      role="group"
      tabIndex={-1}
      aria-labelledby="contact-summary"
      className="mb-8 border-l-[3px] border-fail bg-background px-5 py-4"
    >
      <h3 id="contact-summary" className="flex gap-3 font-bold text-foreground">
        <Icon name="warning" className="mt-0.5 size-5 text-fail" />
        {fields.length === 1
          ? 'Fix one thing, then send'
          : `Fix ${fields.length} things, then send`}
      </h3>
      <ul className="mt-2">
        {fields.map((field) => (
          <li key={field}>
            {errors[field] ? (
              <a
                href={`#${fieldId(field)}`}
                onClick={toField}
                className="inline-flex min-h-8 items-center text-foreground underline underline-offset-4 hover:text-accent-bright"
              >
                {errors[field]}
              </a>
            ) : (
              <span className="inline-flex min-h-8 items-center gap-2 text-muted">
                <Icon name="check" className="size-4 text-ok" />
                {fieldLabels[field]} is fine now
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function takeFocus(summary: HTMLElement | null): void {
  summary?.focus()
}

function toField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
