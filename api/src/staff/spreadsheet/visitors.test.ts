import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../database/schema.ts'
import { newDatabase, openTestDatabase } from '../../database/test-database.ts'
import { onFinished } from '../../database/test-finished.ts'
import { testApp } from '../../test-app.ts'
import { called } from '../../forms/test-form-requests.ts'
import { deskDatabase } from '../desk-database.ts'
import { staffRouter } from '../router.ts'
import { staffContext } from '../test-staff.ts'

/** The site and the desk as a start has them, and a visitor's message. */
async function siteWithDesk() {
  const databaseUrl = await newDatabase()
  const site = await openTestDatabase(databaseUrl)
  const { app } = await testApp(site)
  const db = await deskDatabase(databaseUrl, site.db)
  if (db !== site.db) onFinished(() => db.destroy())
  const person = { id: 1, name: 'Ada', role: 'editor' } as const
  const callOn = (some: Database) => staffRouter.createCaller(staffContext({ db: some, person }))
  const send = async () => {
    const message = { name: 'Ada', email: `${randomUUID()}@example.com`, message: 'Does it fit?' }
    return (await app.inject(called('/api/contact', message))).statusCode
  }
  return { site: site.db, db, callOn, send }
}

const file = (text: string) => ({ file: Buffer.from(text).toString('base64') })

/** Runs work once, before who asked for rows of products is given them. */
function onceProductsAreRead(work: () => Promise<unknown>): KyselyPlugin {
  let isFirst = true
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isFirst && result.rows.some((row) => 'specs' in row && row.id === 79)) {
        isFirst = false
        await work()
      }
      return result
    },
  }
}

test('a message is stored while a sheet is compared with what is there', async () => {
  const { db, callOn, send } = await siteWithDesk()
  const statuses: number[] = []
  const watched = db.withPlugin(onceProductsAreRead(async () => statuses.push(await send())))
  const { plan } = await callOn(watched).spreadsheet.import(file('Number,Weight\n79,7.7 kg\n'))
  expect(plan.changes).toHaveLength(1)
  expect(statuses).toEqual([201])
})

test('what somebody changes while a sheet is compared stays, and the sheet is compared anew', async () => {
  const { db, callOn } = await siteWithDesk()
  const { products, spreadsheet } = callOn(db)
  const changeMeanwhile = async () => {
    const { version, form } = await products.one({ id: 79 })
    await products.save({ id: 79, version, form: { ...form, name: 'Edge II' }, asDraft: false })
  }
  const { text } = await spreadsheet.export({ format: 'csv' })
  const watched = db.withPlugin(onceProductsAreRead(changeMeanwhile))
  await callOn(watched).spreadsheet.import(file(text.replace('7.6 kg', '7.7 kg')))
  const { form } = await products.one({ id: 79 })
  expect(form.name).toBe('Edge II')
  expect(form.specs).toContainEqual({ label: 'Weight', value: '7.7 kg' })
})

test(
  'every message is stored while a thousand products are imported, and while that is undone',
  { timeout: 300_000 },
  async () => {
    const { site, db, callOn, send } = await siteWithDesk()
    const { spreadsheet, revisions } = callOn(db)
    const imported = Array.from(
      { length: 1_000 },
      (_, index) => `Case ${index},cases,A case.,2.5 kg\n`,
    )
    const over = new AbortController()
    const statuses: number[] = []
    const visitor = async () => {
      while (!over.signal.aborted) {
        statuses.push(await send())
        await setTimeout(50)
      }
    }
    const made = () => site.selectFrom('products').select('id').where('name', 'like', 'Case %')
    const staff = async () => {
      try {
        const sheet = `Name,Category,Description,Weight\n${imported.join('')}`
        const { batch } = await spreadsheet.import(file(sheet))
        expect(await made().execute()).toHaveLength(1_000)
        await revisions.undo({ batch: batch! })
        expect(await made().execute()).toHaveLength(0)
      } finally {
        over.abort()
      }
    }
    await Promise.all([staff(), visitor()])
    expect(new Set(statuses)).toEqual(new Set([201]))
    const stored = await site.selectFrom('contactMessages').select('id').execute()
    expect(stored).toHaveLength(statuses.length)
  },
)
