import { storedText } from '../../lib/browser/stored-text.ts'

/** What was typed into a form and is not saved, and which version of its row it began with. */
interface Draft<Form> {
  version: string
  form: Form
}

const prefix = 'desk-'

const storageOf = (name: string) => storedText(prefix + name)

/** What was typed on this device into a form of this name and not saved; undefined if there is none that it can show. */
export function readDraft<Form extends object>(name: string, saved: Form): Draft<Form> | undefined {
  try {
    const { version, form } = JSON.parse(storageOf(name).read() ?? '{}')
    const isOfThisForm = Object.entries(saved).every(
      ([field, value]) => field in form && Array.isArray(form[field]) === Array.isArray(value),
    )
    return typeof version === 'string' && isOfThisForm ? { version, form } : undefined
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
  storageOf(name).write(null)
}

/** Whether something was typed on this device and not saved. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix))
  } catch {
    return false
  }
}
