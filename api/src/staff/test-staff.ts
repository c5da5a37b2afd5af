import { testDatabase } from '../database/test-database.ts'
import { toProblem } from '../protocol/problem.ts'
import { staffRouter } from './router.ts'
import type { Person, Role, StaffContext } from './trpc.ts'

/** The desk's procedures on a new database, as somebody with this role calls them; as nobody without. */
export async function testStaff(role?: Role) {
  const db = await testDatabase()
  const context = staffContext({ db, person: role && { id: 1, name: 'Ada', role } })
  const call = staffRouter.createCaller(context)

  /** Opens the form of a product. */
  async function open(id = 79) {
    const { version, form } = await call.products.one({ id })
    return { id, version, form }
  }

  /** Saves a product's form with these fields changed. */
  async function change(fields: object, { id = 79, asDraft = false } = {}) {
    const opened = await open(id)
    return call.products.save({ ...opened, form: { ...opened.form, ...fields }, asDraft })
  }

  return { db, call, open, change }
}

/** What procedures are given: a browser without a session, and a log that nobody reads. */
export function staffContext(given: Pick<StaffContext, 'db'> & Partial<StaffContext>) {
  const ignore = () => {}
  const log = { info: ignore, warn: ignore, error: ignore }
  const signedInAt = new Date().toISOString()
  return {
    person: undefined satisfies Person | undefined,
    signedInAt,
    now: () => new Date(),
    log,
    siteUrl: 'https://argo.example',
    browser: {
      staffUrl: 'https://desk.argo.example',
      session: undefined,
      device: 'Chrome on macOS',
      keepSession: ignore,
      countAttempt: async () => {},
    },
    ...given,
  }
}

/** What a form is told that is refused, by its fields. */
export async function refusal(asked: Promise<unknown>) {
  const error: unknown = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return toProblem(error).errors
}
