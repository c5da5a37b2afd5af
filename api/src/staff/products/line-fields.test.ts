import { lineFieldKeys, lineFields } from '@argo/domain/products/line-fields'
import { expect, test } from 'vitest'
import { testSite } from '../../pages/test-site.ts'
import { staffRouter } from '../router.ts'
import { refusal, staffContext, testStaff } from '../test-staff.ts'

const lines = {
  searchTitle: 'Edge midi tower, 400 mm graphics cards',
  searchDescription: 'A case with “quotes” & <angles>.',
  gtin: '4006381333931',
}

test('a title and a description for search engines and a GTIN are saved, told in the history, undone, and in the sheet there and back', async () => {
  const { call, change, open } = await testStaff('editor')
  expect(Object.keys(lines)).toEqual(lineFieldKeys)
  await change(lines)
  expect((await open()).form).toMatchObject(lines)
  const [newest] = await call.revisions.list({})
  expect(newest?.differences).toEqual(
    lineFieldKeys.map((field) => ({
      field,
      label: lineFields[field].name,
      before: null,
      after: lines[field],
    })),
  )
  const { text } = await call.spreadsheet.export({ format: 'csv', ids: [79] })
  const import64 = (csv: string) => ({ file: Buffer.from(csv).toString('base64') })
  expect((await call.spreadsheet.plan(import64(text))).changes).toEqual([])
  await call.revisions.undo({ id: newest!.id })
  expect((await open()).form).toMatchObject({ searchTitle: '', searchDescription: '', gtin: '' })
  await call.spreadsheet.import(
    import64('Number,GTIN,title for search engines\n79,96385074,Edge\n'),
  )
  expect((await open()).form).toMatchObject({ gtin: '96385074', searchTitle: 'Edge' })
  const { problems } = await call.spreadsheet.plan(import64('Number,GTIN\n79,4.00638E+12\n'))
  expect(problems).toMatchObject([{ column: 'GTIN', sentence: expect.stringContaining('digits') }])
})

test.each(['4006381333932', '123', 'EAN 96385074'])('%s is refused as a GTIN', async (gtin) => {
  const { change } = await testStaff('editor')
  expect(await refusal(change({ gtin }))).toEqual({
    'form.gtin': expect.stringContaining('digits'),
  })
})

test('a copy of a product has no GTIN', async () => {
  const { call, change } = await testStaff('editor')
  await change(lines)
  const { form } = await call.products.duplicate({ id: 79 })
  expect(form).toMatchObject({ ...lines, gtin: '' })
})

test('search engines read a product by the title, the description and the GTIN that it has, and by its own words without', async () => {
  const { db, open, text } = await testSite()
  const person = { id: 1, name: 'Ada', role: 'editor' } as const
  const call = staffRouter.createCaller(staffContext({ db, person }))
  const save = async (values: object) => {
    const { version, form } = await call.products.one({ id: 79 })
    await call.products.save({ id: 79, version, form: { ...form, ...values } })
  }
  const before = await open('/cases/edge')
  await save(lines)
  await expect
    .poll(() => open('/cases/edge'))
    .toMatchObject({
      titles: [`${lines.searchTitle} – Argo`],
      descriptions: [lines.searchDescription],
    })
  const { jsonLd, html } = await open('/cases/edge')
  expect(JSON.stringify(jsonLd)).toContain(`"gtin":"${lines.gtin}"`)
  expect(html).toMatch(/<h1[^>]*>(?:<[^>]*>)*Edge/)
  expect(await text('/feed.xml')).toContain(`<g:gtin>${lines.gtin}</g:gtin>`)
  await save({ searchTitle: '', searchDescription: '', gtin: '' })
  await expect.poll(async () => (await open('/cases/edge')).titles).toEqual(before.titles)
  expect((await open('/cases/edge')).descriptions).toEqual(before.descriptions)
  expect(JSON.stringify((await open('/cases/edge')).jsonLd)).not.toContain('"gtin"')
  expect(await text('/feed.xml')).not.toContain('g:gtin>')
})
