import { expect, test } from 'vitest'
import { refusal, testStaff } from '../test-staff.ts'
import { publishDue } from './publish-due.ts'

const at = '2998-12-31T08:00:00Z'
const late = new Date('2998-12-31T09:00:00Z')
const weightOf = ({ form }: { form: { specs: { label: string; value: string }[] } }) =>
  form.specs.find(({ label }) => label === 'Weight')?.value

async function desk() {
  const staff = await testStaff('editor')
  const { call, open, change } = staff
  /** Saves a product's weight, as a draft or for visitors. */
  const weigh = async (value: string, asDraft: boolean, id = 79) => {
    const { form } = await open(id)
    const specs = form.specs.map((spec) => (spec.label === 'Weight' ? { ...spec, value } : spec))
    return change({ specs }, { id, asDraft })
  }
  const known = async (id = 79) => ({ id, version: (await open(id)).version })
  const publishListed = (products: { id: number; version: string }[]) =>
    call.products.changeListed({ products, action: 'publish' })
  return { ...staff, weigh, known, publishListed }
}

test('a draft that waits for its time is published with others before it, once, and its time is gone', async () => {
  const { db, call, weigh, known, publishListed } = await desk()
  await weigh('9.1 kg', true)
  const before = await known()
  await call.products.publish({ ...before, at })
  expect(await refusal(publishListed([before, await known(78)]))).toMatchObject({
    'products.79': expect.any(String),
  })
  const listed = await known()
  await publishListed([listed])
  await expect(call.products.publish({ ...listed, at })).rejects.toMatchObject({ code: 'CONFLICT' })
  const changes = (await call.revisions.list({})).length
  await publishDue(db, late)
  expect((await call.revisions.list({})).length).toBe(changes)
  const product = await call.products.one({ id: 79 })
  expect([weightOf(product), product.draft, product.status.publishAt]).toEqual([
    '9.1 kg',
    null,
    null,
  ])
})

test('a draft whose default color an import takes away is published once it names another', async () => {
  const { call, change, known } = await desk()
  await change({ colorVariations: ['Black', 'White'], defaultColor: 'Black' })
  await change({ defaultColor: 'White' }, { asDraft: true })
  const file = Buffer.from('Number,Colors\n79,Black\n').toString('base64')
  await call.spreadsheet.import({ file })
  expect(await refusal(call.products.publish({ ...(await known()), at: null }))).toEqual({
    'form.defaultColor': 'The default color is one of the colors',
  })
  await change({ defaultColor: 'Black' }, { asDraft: true })
  await call.products.publish({ ...(await known()), at: null })
  expect((await call.products.one({ id: 79 })).form.defaultColor).toBe('Black')
})

test('a copy has what is drafted, and neither changes with the other', async () => {
  const { call, weigh, known } = await desk()
  const was = weightOf(await call.products.one({ id: 79 }))
  await weigh('9.1 kg', true)
  const copy = await call.products.duplicate({ id: 79 })
  await call.products.discardDraft(await known())
  await weigh('9.2 kg', false, copy.id)
  expect(weightOf(await call.products.one({ id: 79 }))).toBe(was)
  await weigh('9.3 kg', true)
  await call.products.publish({ ...(await known()), at: null })
  expect(weightOf(await call.products.one({ id: copy.id }))).toBe('9.2 kg')
})

test('who imports a figure that a draft changes too is told which counts, and neither is lost', async () => {
  const { call, weigh, known } = await desk()
  await weigh('9.1 kg', true)
  const file = (weight: string) => ({
    file: Buffer.from(`Number,Weight,Slug\n79,${weight},edge\n`).toString('base64'),
  })
  const told = async (weight: string) =>
    (await call.spreadsheet.plan(file(weight))).effects.map(({ sentence }) => sentence)
  expect(await told('9.2 kg')).toContain(
    'Weight: its draft says “9.1 kg”, which counts once that is published.',
  )
  expect((await told('9.1 kg')).filter((sentence) => sentence.includes('draft'))).toEqual([])
  await call.spreadsheet.import(file('9.2 kg'))
  await call.products.publish({ ...(await known()), at: null })
  expect(weightOf(await call.products.one({ id: 79 }))).toBe('9.1 kg')
  const [published] = await call.revisions.list({})
  expect(published?.differences).toContainEqual(
    expect.objectContaining({ label: 'Weight', before: '9.2 kg', after: '9.1 kg' }),
  )
})

test('a sheet that is imported under an open form, and a form saved over an open sheet, keep both figures', async () => {
  const { call, open, weigh } = await desk()
  const opened = await open()
  const sheet = await call.spreadsheet.export({ format: 'csv' })
  await call.spreadsheet.import({
    file: Buffer.from('Number,Weight\n79,9.2 kg\n').toString('base64'),
  })
  const saved = call.products.save({ ...opened, form: { ...opened.form, name: 'Edge II' } })
  await expect(saved).rejects.toMatchObject({ code: 'CONFLICT' })
  await weigh('9.4 kg', false)
  const lines = sheet.text.split(/\r?\n/)
  const file = lines.map((line) => line.replace(',Edge,edge,', ',Edge III,edge,')).join('\n')
  await call.spreadsheet.import({ file: Buffer.from(file).toString('base64') })
  const product = await call.products.one({ id: 79 })
  expect([product.form.name, weightOf(product)]).toEqual(['Edge III', '9.4 kg'])
})
