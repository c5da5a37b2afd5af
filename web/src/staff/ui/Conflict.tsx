import { Button } from '../../ui/Button.tsx'
import { isEqual } from './is-equal.ts'
import type { RowForm } from './use-row-form.ts'

interface ConflictProps<Form extends object> {
  state: RowForm<Form>
  /** What somebody else has saved meanwhile. */
  theirs: { form: Form; version: string }
}

/** What somebody else has saved meanwhile beside what is typed here, in its form: each field is chosen. */
export function Conflict<Form extends object>({
  state: { names, form: mine, opened, isSaving, save },
  theirs: { form: theirs, version },
}: ConflictProps<Form>) {
  const fields = (Object.keys(names) as (keyof Form & string)[]).filter(
    (field) => !isEqual(mine[field], theirs[field]),
  )
  const saveChosen = (form: HTMLFormElement) => {
    const chosen = new FormData(form)
    const taken = fields.filter((field) => chosen.get(`conflict-${field}`) === 'Theirs')
    const merged = { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) }
    void save({ form: merged, version })
  }
  return (
    <section
      role="alert"
      aria-labelledby="conflict"
      className="flex flex-col gap-5 border border-accent p-5"
    >
      <h2 id="conflict" className="display text-lead">
        Somebody else has changed this meanwhile
      </h2>
      <p className="text-muted">
        Nothing of yours is lost. Choose what counts{fields.length > 0 ? ', field by field' : ''}.
      </p>
      {fields.map((field) => {
        // What was not touched here is theirs.
        const likely = isEqual(mine[field], opened[field]) ? 'Theirs' : 'Yours'
        return (
          <fieldset key={field} className="grid gap-3 border-t border-line pt-3 lg:grid-cols-2">
            <legend className="font-semibold">{names[field]}</legend>
            {(['Yours', 'Theirs'] as const).map((whose) => (
              <div key={whose} className="flex min-w-0 gap-3">
                <input
                  type="radio"
                  id={`conflict-${field}-${whose}`}
                  aria-label={`${names[field]}: ${whose.toLowerCase()}`}
                  name={`conflict-${field}`}
                  value={whose}
                  className="mt-1.5"
                  defaultChecked={whose === likely}
                />
                <div className="min-w-0">
                  <label htmlFor={`conflict-${field}-${whose}`} className="text-sm text-muted">
                    {whose}
                  </label>
                  <p className="break-words whitespace-pre-line">
                    {inLines((whose === 'Theirs' ? theirs : mine)[field])}
                  </p>
                </div>
              </div>
            ))}
          </fieldset>
        )
      })}
      <Button
        className="self-start"
        disabled={isSaving}
        onClick={({ currentTarget }) => currentTarget.form && saveChosen(currentTarget.form)}
      >
        Save what is chosen
      </Button>
    </section>
  )
}

function inLines(value: unknown): string {
  if (value === '') return '—'
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return JSON.stringify(value)
  const words = (item: unknown) =>
    typeof item === 'object' && item !== null ? Object.values(item).join(': ') : String(item)
  return value.length === 0 ? '—' : value.map(words).join('\n')
}
