import type { RefObject } from 'react'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import type { FormConflict } from './merge-forms.ts'
import type { RowForm } from './use-row-form.ts'

interface ConflictProps<Form extends object> {
  state: RowForm<Form>
  conflicts: readonly FormConflict[]
  ref: RefObject<HTMLElement | null>
}

/** What somebody else has changed meanwhile and is changed here as well: each is chosen, and nothing is before. */
export function Conflict<Form extends object>({ state, conflicts, ref }: ConflictProps<Form>) {
  const choose = (form: HTMLFormElement) => {
    const chosen = new FormData(form)
    void state.resolve(conflicts.filter((_, index) => chosen.get(String(index)) === 'theirs'))
  }
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="conflict"
      className="flex scroll-mt-24 flex-col gap-5 border border-accent p-5"
    >
      <h2 id="conflict" className="text-lg font-bold">
        Somebody else has saved this meanwhile
      </h2>
      <p className="measure text-muted">
        What only one of you has changed is kept, of both. Please choose where both have.
      </p>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          choose(event.currentTarget)
        }}
      >
        {conflicts.map(({ field, label, mine, theirs }, index) => (
          <fieldset
            key={`${field} ${label}`}
            className="grid gap-x-6 gap-y-2 border-t border-line pt-3 sm:grid-cols-2"
          >
            <legend className="float-left font-semibold sm:col-span-2">
              {label ?? state.names[field as keyof Form & string]}
            </legend>
            {(['mine', 'theirs'] as const).map((whose) => (
              <label key={whose} className="flex min-h-11 min-w-0 gap-3">
                <input
                  type="radio"
                  name={String(index)}
                  value={whose}
                  required
                  className="mt-1 shrink-0"
                />
                <span className="min-w-0 wrap-anywhere whitespace-pre-line">
                  <span className="block text-sm text-muted">
                    {whose === 'mine' ? 'Yours' : 'Theirs'}
                  </span>
                  {inLines({ mine, theirs }[whose])}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <SubmitButton pending={state.isSaving} className="self-start">
          Save what is chosen
        </SubmitButton>
      </form>
    </section>
  )
}

function inLines(value: unknown): string {
  if (value === undefined) return 'Not stated'
  if (value === '') return '—'
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return JSON.stringify(value)
  const words = (item: unknown) =>
    typeof item === 'object' && item !== null ? Object.values(item).join(': ') : String(item)
  return value.length === 0 ? '—' : value.map(words).join('\n')
}
