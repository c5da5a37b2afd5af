import { honeypot, shownAt } from '@argo/domain/forms/spam-guard'

/**
 * A form's fields for the server alone: one that only a program fills in, and when a form that came back was shown. The first is out of
 * sight, of the tab order and of the accessibility tree, and marked for password managers to leave alone; its label is for
 * browsers without style sheets.
 */
export function SpamGuard({ shown }: { shown?: string | undefined }) {
  return (
    <>
      <div inert aria-hidden="true" className="sr-only">
        <label>
          Please leave this field empty
          <input
            name={honeypot}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-bwignore=""
            data-form-type="other"
            data-lpignore="true"
          />
        </label>
      </div>
      {shown && <input type="hidden" name={shownAt} value={shown} />}
    </>
  )
}
