import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { notify } from '../../lib/notifications/notify.ts'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { deleteDraft, type Draft, readDraft, saveDraft } from './draft.ts'
import { notifyFailure } from './failure.ts'
import { fieldId } from './field-id.ts'
import { isEqual } from './is-equal.ts'
import { type FormConflict, mergeForms, withoutMine } from './merge-forms.ts'

/** The path of a field in a form: "specs.3.value". */
type Path<Form> = Form extends readonly (infer Item)[]
  ? `${number}` | `${number}.${Path<Item>}`
  : Form extends object
    ? { [Name in keyof Form & string]-?: Name | `${Name}.${Path<Form[Name]>}` }[keyof Form & string]
    : never

interface RowFormOptions<Row, Form> {
  /** What is kept on this device is kept under it: "product-79". */
  name: string
  /** What people call the row. */
  title: string
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

const noRefusal = { failedTo: '', errors: {} as Record<string, string> }

/**
 * What is typed into the form of a row. It is kept on this device until it is saved; a refusal names its fields. What somebody
 * else has saved meanwhile is taken over, but for what both have changed: that is given beside it, to be chosen from.
 */
export function useRowForm<
  Row extends { version: string; draft?: object | null; status?: { state: string } },
  Form extends object,
>(options: RowFormOptions<Row, Form>) {
  const { title, row, formOf, names, onChanged } = options
  const personId = useRouteContext({ from: '/desk', select: ({ person }) => person.id })
  const name = useMemo(() => ({ personId, name: options.name }), [personId, options.name])
  const saved = { form: formOf(row), version: row.version }
  const [typed, setTyped] = useState<Draft<Form> | undefined>(() => readDraft(name, saved.form))
  const [wasTyped, setWasTyped] = useState(typed !== undefined)
  const [refusal, setRefusal] = useState(noRefusal)
  const [conflict, setConflict] = useState<{ current: Row; asDraft: boolean }>()
  // What this tab keeps on the device: another one may have the form open.
  const kept = useRef<string | null>(undefined)
  // Nothing that is shown depends on it.
  const dismissFailure = useRef<() => void>(undefined)
  const { opened, form } = typed ?? { opened: saved, form: saved.form }
  // What was typed back is not typed: kept, it would stand over what an undoing stores.
  if (typed && (isEqual(form, opened.form) || isEqual(form, saved.form))) {
    setTyped(undefined)
    setWasTyped(false)
    setConflict(undefined)
  }
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (sent: { form: Form; version: string; asDraft: boolean }) =>
      options.save(sent.form, sent.version, sent.asDraft),
  })

  useEffect(() => {
    if (!typed) deleteDraft(name, kept.current)
    kept.current = typed ? saveDraft(name, { ...typed, title }) : null
  }, [name, typed, title])

  const type = (change: (form: Form) => Form) =>
    setTyped((before) => {
      const begun = before ?? { opened: saved, form: saved.form }
      return { ...begun, form: change(begun.form) }
    })

  /** Shows a row as it is after a change, here and in what lists it. */
  function show(changed: Row): void {
    dismissFailure.current?.()
    onChanged(changed)
    setTyped(undefined)
    setWasTyped(false)
    setRefusal(noRefusal)
    setConflict(undefined)
  }

  /** Goes on with a form over what somebody else has saved meanwhile. */
  function rebase(current: Row, merged: Form): void {
    onChanged(current)
    setTyped({ opened: { form: formOf(current), version: current.version }, form: merged })
    setConflict(undefined)
  }

  /** Shows why a change was refused: at its fields, or in a notification. */
  function refuse(failedTo: string, error: unknown): void {
    const failure = httpErrorOf(error)
    const fields = Object.entries(failure?.fields ?? {})
    if (failure?.status === 409 && failure.current) onChanged(failure.current as Row)
    if (fields.length === 0) {
      dismissFailure.current = notifyFailure(failedTo, error)
      return
    }
    setRefusal({
      failedTo,
      errors: Object.fromEntries(
        fields.map(([field, text]) => [field.replace(/^(?:form|text)\./, ''), text]),
      ),
    })
  }

  /**
   * Saves a form; undefined if that was refused, or somebody is to choose first. What an answer that was lost has saved is
   * saved.
   */
  async function save(
    sent = { form, opened },
    asDraft = Boolean(row.draft),
  ): Promise<Row | undefined> {
    try {
      const changed = await mutateAsync({ form: sent.form, version: sent.opened.version, asDraft })
      show(changed)
      return changed
    } catch (error) {
      const failure = httpErrorOf(error)
      const current = failure?.status === 409 ? (failure.current as Row | undefined) : undefined
      if (current) return saveOver(current, sent, asDraft)
      refuse('Not saved', error)
      return undefined
    }
  }

  async function saveOver(
    current: Row,
    sent: Draft<Form>,
    asDraft: boolean,
  ): Promise<Row | undefined> {
    const theirs = formOf(current)
    if (isEqual(theirs, sent.form) && Boolean(current.draft) === asDraft) {
      show(current)
      return current
    }
    // What visitors were not to see yet is not published by what somebody else has done.
    const staysHidden =
      asDraft || Boolean(current.draft) || (isUnpublished(row) && !isUnpublished(current))
    const { merged, conflicts } = mergeForms({ opened: sent.opened.form, mine: sent.form, theirs })
    if (conflicts.length > 0) {
      onChanged(current)
      setConflict({ current, asDraft: staysHidden })
      return undefined
    }
    rebase(current, merged)
    const both = { form: merged, opened: { form: theirs, version: current.version } }
    const after = await save(both, staysHidden)
    if (after)
      notify(
        staysHidden && !asDraft
          ? {
              title: 'Saved as a draft',
              text: 'Somebody else has published this meanwhile, or begun a draft: visitors do not see yet what you have typed.',
            }
          : { title: 'Saved', text: 'With what somebody else has changed meanwhile, elsewhere.' },
      )
    return after
  }

  /** Decides a conflict and saves: what is chosen of theirs in place of what is typed here. */
  async function resolve(theirs: readonly FormConflict[]): Promise<void> {
    if (!conflict) return
    const current = { form: formOf(conflict.current), version: conflict.current.version }
    const mine = withoutMine({ opened: opened.form, mine: form }, theirs)
    const { merged } = mergeForms({ opened: opened.form, mine, theirs: current.form })
    rebase(conflict.current, merged)
    await save({ form: merged, opened: current }, conflict.asDraft)
  }

  const { errors } = refusal
  const set = (path: Path<Form>, value: unknown) =>
    type((before) => withValue(before, path.split('.'), value) as Form)

  return {
    name: options.name,
    names,
    form,
    errors,
    /** What was refused because of its fields: "Not published". */
    failedTo: refusal.failedTo,
    isChanged: typed !== undefined,
    isSaving: isPending,
    /** Whether what is shown was typed before and not saved. */
    isDraft: wasTyped,
    /** What both have changed since the form was opened, until it is decided what counts. */
    conflicts: useMemo(
      () =>
        conflict &&
        mergeForms({ opened: opened.form, mine: form, theirs: formOf(conflict.current) }).conflicts,
      // Anew with each refusal, and not with what is typed meanwhile.
      // oxlint-disable-next-line react/exhaustive-deps
      [conflict],
    ),
    resolve,
    /** Sets one field. */
    set,
    /** Sets several fields. */
    change: (changed: Partial<Form> | ((form: Form) => Partial<Form>)) =>
      type((before) => ({
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
      onChange: (items: Form[Field]) => type((before) => ({ ...before, [field]: items })),
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

// Of a product that visitors do not see.
function isUnpublished({ status }: { status?: { state: string } }): boolean {
  return status?.state === 'draft'
}

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
