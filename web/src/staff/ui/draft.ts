import { storedText } from '../../lib/browser/stored-text.ts'

/** What was typed into a form and is not saved, and which version of its row it began with. */
interface Draft<Form> {
  version: string
  form: Form
}

/** What was typed on this device into a form of this name and not saved; undefined if there is none that it can show. */
export function readDraft<Form extends object>(name: string, saved: Form): Draft<Form> | undefined {
  try {
    const draft: Partial<Draft<Record<string, unknown>>> | null = JSON.parse(
      storageOf(name).read() ?? 'null',
    )
    const { version, form } = draft ?? {}
    if (typeof version !== 'string' || typeof form !== 'object') return undefined
    const isOfThisForm = Object.entries(saved).every(
      ([field, value]) => field in form && hasKindOf(form[field], value),
    )
    return isOfThisForm ? { version, form: form as Form } : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is typed into a form. */
export function saveDraft(name: string, draft: Draft<object>): void {
  storageOf(name).write(JSON.stringify(draft))
}

/** Forgets what was typed into a form. */
export function deleteDraft(name: string): void {
  storageOf(name).write('null')
}

const storageOf = (name: string) => storedText(`desk-${name}`)

// A field that may be null has one of two kinds.
function hasKindOf(value: unknown, other: unknown): boolean {
  return (
    value === null ||
    other === null ||
    (typeof value === typeof other && Array.isArray(value) === Array.isArray(other))
  )
}
