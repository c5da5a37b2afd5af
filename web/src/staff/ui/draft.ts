import { storedText } from '../../lib/browser/stored-text.ts'
import { isEqual } from './is-equal.ts'

/** What was typed into a form and is not saved. */
export interface Draft<Form> {
  /** The row as it was when it was begun. */
  opened: { form: Form; version: string }
  form: Form
}

/** Whose draft it is, and of which form: "product-79". */
export interface DraftName {
  personId: number
  name: string
}

const prefix = 'desk-draft-'

const keyOf = ({ personId, name }: DraftName) => `${prefix}${personId}-${name}`

/** What somebody typed on this device into a form and did not save; undefined if there is nothing that the form can show. */
export function readDraft<Form extends object>(
  name: DraftName,
  saved: Form,
): Draft<Form> | undefined {
  const isOfThisForm = (form: object | undefined): form is Form =>
    Object.entries(saved).every(
      ([field, value]) =>
        form &&
        field in form &&
        Array.isArray(form[field as keyof typeof form]) === Array.isArray(value),
    )
  try {
    const { opened, form } = JSON.parse(storedText(keyOf(name)).read() ?? '{}') as Draft<Form>
    const isWhole = isOfThisForm(form) && isOfThisForm(opened.form)
    return isWhole && !isEqual(form, saved) ? { opened, form } : undefined
  } catch {
    return undefined
  }
}

/** Keeps what somebody types into a form, under the title by which they find it; gives what is kept. */
export function saveDraft(name: DraftName, draft: Draft<object> & { title: string }): string {
  const text = JSON.stringify(draft)
  storedText(keyOf(name)).write(text)
  return text
}

/** Forgets what somebody typed into a form; if `kept` is given, unless another tab has kept something else since. */
export function deleteDraft(name: DraftName, kept?: string | null): void {
  const stored = storedText(keyOf(name))
  if (kept === undefined || stored.read() === kept) stored.write(null)
}

/** The forms into which somebody typed on this device what they did not save. */
export function listDrafts(personId: number): { name: string; title: string }[] {
  const own = keyOf({ personId, name: '' })
  return draftKeys()
    .filter((key) => key.startsWith(own))
    .map((key) => {
      const { title } = JSON.parse(storedText(key).read() ?? '{}') as { title?: string }
      return { name: key.slice(own.length), title: title ?? key.slice(own.length) }
    })
}

/** Whether somebody typed on this device into a form what they did not save. */
export function hasDraft(name: DraftName): boolean {
  return storedText(keyOf(name)).read() !== null
}

/** Whether anybody typed something on this device and did not save it. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0
}

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
