import { useEffect, useState } from 'react'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { deleteDraft, saveDraft, readDraft } from './draft.ts'
import { isEqual } from './is-equal.ts'
import { notifyFailure } from './failure.ts'

interface RowFormOptions<Row, Form> {
  /** What is kept on this device is kept under it: "product-79". */
  name: string
  /** As it was read last. */
  row: Row
  formOf: (row: Row) => Form
  /** Where a call has the form, and a refusal its fields: "form". */
  input: string
  /** Called with a row as a change left it. */
  onChanged: (row: Row) => void
}

/**
 * What is typed into the form of a row. It is kept on this device until it is saved; a refusal names its fields, and what
 * somebody else has saved meanwhile is given beside it.
 */
export function useRowForm<Row extends { version: string }, Form extends object>({
  name,
  row,
  formOf,
  input,
  onChanged,
}: RowFormOptions<Row, Form>) {
  const read = formOf(row)
  const [draft] = useState(() => readDraft(name, read))
  const [form, setForm] = useState(draft?.form ?? read)
  const [version, setVersion] = useState(draft?.version ?? row.version)
  const [base, setBase] = useState(row)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<Row>()
  const isChanged = !isEqual(form, read)

  // Read anew, for instance after an undoing: shown unless something was typed.
  if (row.version !== base.version) {
    setBase(row)
    if (isEqual(form, formOf(base))) {
      setForm(read)
      setVersion(row.version)
    }
  }

  useEffect(() => {
    if (isChanged) saveDraft(name, { version, form })
    else deleteDraft(name)
  }, [isChanged, name, version, form])

  /** Shows a row as it is after a change, here and in what lists it. */
  function show(changed: Row): void {
    onChanged(changed)
    setForm(formOf(changed))
    setVersion(changed.version)
    setErrors({})
    setConflict(undefined)
  }

  /** Shows why a change was refused: at its fields, beside what is there now, or in a notification. */
  function refuse(title: string, error: unknown): void {
    const failure = httpErrorOf(error)
    const fields = Object.entries(failure?.fields ?? {})
    const current = failure?.status === 409 ? (failure.current as Row | undefined) : undefined
    if (current && !isEqual(formOf(current), form)) return setConflict(current)
    if (current) show(current)
    if (fields.length === 0) return notifyFailure(title, error)
    setErrors(
      Object.fromEntries(
        fields.map(([field, text]) => [field.replace(new RegExp(`^${input}\\.`), ''), text]),
      ),
    )
  }

  /** Saves the form by a call; undefined if that was refused. What an answer that was lost has saved is saved. */
  async function save(
    title: string,
    call: () => Promise<Row>,
    isSaved: (current: Row) => boolean,
  ): Promise<Row | undefined> {
    try {
      const saved = await call()
      show(saved)
      return saved
    } catch (error) {
      const current = httpErrorOf(error)?.current as Row | undefined
      if (current && isSaved(current)) {
        show(current)
        return current
      }
      refuse(title, error)
      return undefined
    }
  }

  return {
    form,
    version,
    errors,
    isChanged,
    /** Whether what is shown was typed before and not saved. */
    isDraft: draft !== undefined && isChanged,
    /** What somebody else has saved meanwhile, until it is decided what counts. */
    conflict,
    change: (changed: Partial<Form> | ((form: Form) => Partial<Form>)) =>
      setForm((before) => ({
        ...before,
        ...(typeof changed === 'function' ? changed(before) : changed),
      })),
    discard: () => show(row),
    show,
    refuse,
    save,
  }
}
