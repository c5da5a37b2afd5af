import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { deleteDraft, saveDraft, readDraft } from './draft.ts'
import { notifyFailure } from './failure.ts'
import { fieldId } from './field-id.ts'
import { isEqual } from './is-equal.ts'

/** The path of a field in a form: "specs.3.value". */
type Path<Form> = Form extends readonly (infer Item)[]
  ? `${number}` | `${number}.${Path<Item>}`
  : Form extends object
    ? { [Name in keyof Form & string]-?: Name | `${Name}.${Path<Form[Name]>}` }[keyof Form & string]
    : never

interface RowFormOptions<Row, Form> {
  /** What is kept on this device is kept under it: "product-79". */
  name: string
  /** As it was read last. */
  row: Row
  formOf: (row: Row) => Form
  /** The fields in their order, as people call them. */
  names: Record<keyof Form & string, string>
  /** Saves the form over the row of a version; as a draft of changes, where a row can have one. */
  save: (form: Form, version: string, asDraft: boolean) => Promise<Row>
  /** Called with a row as a change left it. */
  onChanged: (row: Row) => void
}

/**
 * What is typed into the form of a row. It is kept on this device until it is saved; a refusal names its fields, and what
 * somebody else has saved meanwhile is given beside it.
 */
export function useRowForm<
  Row extends { version: string; draft?: object | null },
  Form extends object,
>(options: RowFormOptions<Row, Form>) {
  const { name, row, formOf, names, onChanged } = options
  const read = formOf(row)
  const [draft] = useState(() => readDraft(name, read))
  const [form, setForm] = useState(draft?.form ?? read)
  const [version, setVersion] = useState(draft?.version ?? row.version)
  const [base, setBase] = useState(row)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<Row>()
  const isChanged = !isEqual(form, read)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (saved: { form: Form; version: string; asDraft: boolean }) =>
      options.save(saved.form, saved.version, saved.asDraft),
  })

  // Read anew, after it was saved here or, for instance, undone: shown unless something was typed.
  if (row.version !== base.version) {
    const isShown = isEqual(form, formOf(base))
    if (isShown) setForm(read)
    if (isShown) setVersion(row.version)
    if (isShown || row.version === version) setBase(row)
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
        fields.map(([field, text]) => [field.replace(/^(?:form|text)\./, ''), text]),
      ),
    )
  }

  /** Saves a form; undefined if that was refused. What an answer that was lost has saved is saved. */
  async function save(
    saved = { form, version },
    asDraft = Boolean((conflict ?? row).draft),
  ): Promise<Row | undefined> {
    try {
      const changed = await mutateAsync({ ...saved, asDraft })
      show(changed)
      return changed
    } catch (error) {
      const current = httpErrorOf(error)?.current as Row | undefined
      const isSaved =
        current && isEqual(formOf(current), saved.form) && Boolean(current.draft) === asDraft
      if (isSaved) show(current)
      else refuse('Not saved', error)
      return isSaved ? current : undefined
    }
  }

  const set = (path: Path<Form>, value: unknown) =>
    setForm((before) => withValue(before, path.split('.'), value) as Form)

  return {
    name,
    names,
    form,
    errors,
    isChanged,
    isSaving: isPending,
    /** Whether what is shown was typed before and not saved. */
    isDraft: draft !== undefined && isChanged,
    /** What the form began with, and what somebody else has saved meanwhile, until it is decided what counts. */
    opened: formOf(base),
    conflict: conflict && { form: formOf(conflict), version: conflict.version },
    /** Sets one field. */
    set,
    /** Sets several fields. */
    change: (changed: Partial<Form> | ((form: Form) => Partial<Form>)) =>
      setForm((before) => ({
        ...before,
        ...(typeof changed === 'function' ? changed(before) : changed),
      })),
    /** What the control of a field of text is given; only fields that stand by themselves have a name of their own. */
    field: (path: Path<Form>) => ({
      label: names[path as keyof Form & string],
      name: path,
      id: fieldId(path),
      value: valueAt(form, path) as string,
      error: errors[path],
      onChange: ({ target }: { target: { value: string } }) => set(path, target.value),
    }),
    /** What the control of a field with a list is given. */
    list: <Field extends keyof Form & string>(field: Field) => ({
      id: fieldId(field),
      legend: names[field],
      error: errors[field],
      items: form[field],
      onChange: (items: Form[Field]) => setForm((before) => ({ ...before, [field]: items })),
    }),
    discard: () => show(row),
    show,
    refuse,
    save,
  }
}

/** What is typed into a form, whatever its row. */
export type RowForm<Form extends object> = Omit<
  ReturnType<typeof useRowForm<{ version: string }, Form>>,
  'show'
>

function valueAt(whole: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], whole)
}

function withValue(whole: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  const inside = withValue(valueAt(whole, name), rest, value)
  return Array.isArray(whole)
    ? whole.with(Number(name), inside)
    : { ...(whole as object), [name]: inside }
}
