import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Database } from '../../database/schema.ts'
import { testStaff } from '../test-staff.ts'
import { readSheet, writeSheet } from './sheet.ts'

const desk = () => testStaff('editor')
type Call = Awaited<ReturnType<typeof desk>>['call']

const rowsOf = (db: Database) => db.selectFrom('products').selectAll().orderBy('id').execute()

/** What the desk sends of a file. */
const fileOf = (text: string, encoding: BufferEncoding = 'utf8') => ({
  file: Buffer.from(text, encoding).toString('base64'),
})

/** The exported sheet with these cells changed, by the number of the product. */
async function edited(
  { spreadsheet }: Call,
  changes: Record<number, Record<string, string>>,
  added: Record<string, string>[] = [],
) {
  const { text } = await spreadsheet.export({ format: 'csv' })
  const rows = readSheet(text).map(({ cells }) => {
    const number = Number(cells.get('Number'))
    return new Map([...cells, ...Object.entries(changes[number] ?? {})])
  })
  const all = [...rows, ...added.map((row) => new Map(Object.entries(row)))]
  return writeSheet(all, [...new Set(all.flatMap((row) => [...row.keys()]))], 'csv')
}

test('a sheet has a row a product and its values word for word, and opens in Excel', async () => {
  const { call } = await desk()
  const { text, fileName } = await call.spreadsheet.export({ format: 'csv' })
  expect(fileName).toBe('argo-products.csv')
  expect(text).toMatch(/^\uFEFFNumber,Version,State,Name,Slug,Category,/)
  const rows = readSheet(text)
  expect(rows.length).toBe((await call.products.list({})).length)
  const edge = rows.find(({ cells }) => cells.get('Number') === '79')?.cells
  expect(edge?.get('GPU clearance')).toBe(
    '400 mm, with front fans; 373 mm behind a 27 mm front radiator',
  )
  const chairs = await call.spreadsheet.export({ format: 'csv', category: 'chairs' })
  expect(readSheet(chairs.text).every(({ cells }) => cells.get('Category') === 'chairs')).toBe(true)
})

test.each(['csv', 'json'] as const)(
  'importing what was exported as %s changes nothing',
  async (format) => {
    const { db, call } = await desk()
    const before = await rowsOf(db)
    const { text } = await call.spreadsheet.export({ format })
    for (const sheet of [text, text.replaceAll('\n', '\r\n')]) {
      const { plan } = await call.spreadsheet.import(fileOf(sheet))
      expect(plan).toMatchObject({ changes: [], problems: [], effects: [], created: 0 })
    }
    expect(await rowsOf(db)).toEqual(before)
  },
)

test('nor does it with any text that the database takes', async () => {
  const { db, call } = await desk()
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !text.includes('\0')),
    fc.constantFrom(
      '=1+1',
      "'=1",
      "''",
      '-5 mm; -6 mm',
      '"',
      'a;b',
      'a,b\nc',
      '\t@x',
      ' ',
      '—',
      'a\r\nb',
      '\r',
    ),
  )
  const spec = fc.tuple(word, word).map(([label, value]) => `${label}: ${value}`)
  const values = fc.record({
    name: word.filter((name) => name.trim() !== ''),
    description: word,
    specs: fc.array(fc.oneof(spec, word), { maxLength: 6 }),
    colorVariations: fc.option(fc.array(word, { maxLength: 3 })),
    defaultColor: fc.option(word),
  })
  await fc.assert(
    fc.asyncProperty(values, async (product) => {
      const { specs, colorVariations, ...others } = product
      await db
        .updateTable('products')
        .set({
          ...others,
          specs: JSON.stringify(specs),
          colorVariations: colorVariations && JSON.stringify(colorVariations),
        })
        .where('id', '=', 79)
        .execute()
      for (const format of ['csv', 'json'] as const) {
        const { text } = await call.spreadsheet.export({ format, category: 'cases' })
        const plan = await call.spreadsheet.plan(fileOf(text))
        expect(plan).toMatchObject({ changes: [], problems: [], created: 0 })
      }
    }),
    { numRuns: 60 },
  )
})

test('forty changed figures are shown before they are imported, and undone at once', async () => {
  const { db, call } = await desk()
  const before = await rowsOf(db)
  const changed = before.slice(0, 20).map(({ id }) => id)
  const text = await edited(
    call,
    Object.fromEntries(changed.map((id) => [id, { Weight: '2.5 kg', Warranty: '7 years' }])),
  )
  const plan = await call.spreadsheet.plan(fileOf(text))
  expect(plan.changes.length).toBe(40)
  expect(plan.changes[0]).toMatchObject({ column: 'Weight', after: '2.5 kg', unread: null })
  expect(await rowsOf(db)).toEqual(before)
  const { batch } = await call.spreadsheet.import(fileOf(text))
  for (const id of changed)
    expect((await call.products.one({ id })).form.specs).toContainEqual({
      label: 'Warranty',
      value: '7 years',
    })
  await call.revisions.undo({ batch: batch! })
  const after = await rowsOf(db)
  expect(after.map((row) => ({ ...row, updatedAt: '' }))).toEqual(
    before.map((row) => ({ ...row, updatedAt: '' })),
  )
})

test('visitors are told of figures that an import changed where staff say so, and of no new product', async () => {
  const { call } = await desk()
  const sheet = await edited(call, { 79: { 'GPU clearance': '410 mm' } }, [
    { Category: 'cases', Name: 'New one', Description: 'One.', 'GPU clearance': '300 mm' },
  ])
  await call.spreadsheet.import({ ...fileOf(sheet), shown: true })
  const revisions = await call.revisions.list({})
  expect(revisions.map(({ name, shown }) => [name, shown])).toEqual(
    expect.arrayContaining([
      ['Edge', true],
      ['New one', null],
    ]),
  )
})

test('what no longer fits together after a change, and what does now, is told before', async () => {
  const { call } = await desk()
  const effectsOf = async (id: number, cells: Record<string, string>) => {
    const { effects } = await call.spreadsheet.plan(fileOf(await edited(call, { [id]: cells })))
    return effects.map(({ name, sentence }) => `${name}: ${sentence}`)
  }
  expect(await effectsOf(79, { 'CPU cooler clearance': '100 mm' })).toEqual([
    'Edge: Typhoon 120 no longer fits with it.',
  ])
  expect(await effectsOf(79, { 'CPU cooler clearance': '167 mm' })).toEqual([])
})

test('what follows from a change, and what cannot be read, is told before', async () => {
  const { call } = await desk()
  const text = await edited(call, {
    79: { 'GPU clearance': '', Weight: '7,6 kg' },
    78: { 'CPU cooler clearance': 'tall' },
  })
  const { changes, effects, problems } = await call.spreadsheet.plan(fileOf(text))
  expect(problems).toEqual([])
  expect(changes.find(({ column }) => column === 'Weight')?.unread).toEqual({
    problem: '“7,6 kg” is no number in kg',
    proposal: '7.6 kg',
  })
  expect(effects.map(({ id, sentence }) => [id, sentence])).toEqual(
    expect.arrayContaining([
      [
        79,
        'No GPU clearance that can be read: it cannot be chosen where the site tells what fits.',
      ],
      [78, expect.stringContaining('No CPU cooler clearance that can be read')],
    ]),
  )
})

test('a row without a number makes a draft, in the semicolons of Excel too', async () => {
  const { call } = await desk()
  const text = 'Number;Name;Category;Slug;Weight\n;KEYB-60;peripherals;keyb-60;"640 g; with feet"\n'
  const { plan } = await call.spreadsheet.import(fileOf(text))
  expect(plan.created).toBe(1)
  const [made] = await call.products.list({ q: 'KEYB-60' })
  expect(made?.status.state).toBe('draft')
  const { form } = await call.products.one({ id: made?.id ?? 0 })
  expect(form).toMatchObject({
    slug: 'keyb-60',
    specs: [{ label: 'Weight', value: '640 g; with feet' }],
  })
})

test.each([
  ['UTF-16 with tabs, as Excel saves “Unicode Text”', 'utf16le', '\uFEFF', '\t'],
  ['Windows-1252 with semicolons, as Excel saves “CSV” in Germany', 'latin1', '', ';'],
] as const)('a sheet in %s is read', async (_kind, encoding, mark, separator) => {
  const { call } = await desk()
  const rows = [
    ['Number', 'Name', 'Description', 'Weight'],
    ['79', 'Edge', '"Größe; «weiß»"', '7,6 kg'],
  ]
  const text = mark + rows.map((row) => row.join(separator)).join('\r\n')
  const { changes, problems } = await call.spreadsheet.plan(fileOf(text, encoding))
  expect(problems).toEqual([])
  expect(changes.map(({ column, after }) => [column, after])).toEqual([
    ['Description', 'Größe; «weiß»'],
    ['Weight', '7,6 kg'],
  ])
})

test('what others changed since the export stays, and where both changed the same nothing is imported', async () => {
  const { call, change } = await desk()
  const text = await edited(call, { 79: { Description: 'Mine.' } })
  const both = await edited(call, { 79: { Name: 'Mine' } })
  await change({ name: 'Theirs' })
  await call.spreadsheet.import(fileOf(text))
  expect((await call.products.one({ id: 79 })).form).toMatchObject({
    name: 'Theirs',
    description: 'Mine.',
  })
  const { problems } = await call.spreadsheet.plan(fileOf(both))
  expect(problems).toEqual([
    {
      row: expect.any(Number),
      column: 'Name',
      sentence: 'Somebody else has changed this meanwhile, to “Theirs”.',
    },
  ])
  await expect(call.spreadsheet.import(fileOf(both))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringContaining('Nothing was imported.'),
  })
})

test.each([
  [{ Slug: 'calypso' }, 'Slug', 'Calypso (number 78) has this slug.'],
  [{ State: 'draft' }, 'State', 'A state is changed at the desk.'],
  [{ Version: 'x' }, 'Version', 'It was changed since the sheet was exported.'],
  [{ Category: 'toasters' }, 'Category', expect.any(String)],
  [{ 'Default color': 'Mauve' }, 'Default color', 'The default color is one of the colors.'],
  [{ 'Key features': '[{' }, 'Key features', expect.any(String)],
  [{ Number: '999' }, 'Number', 'There is no product 999.'],
  [{ Number: '78' }, 'Number', 'Product 78 stands twice.'],
])('a sheet with %j is refused where it is wrong', async (cells, column, sentence) => {
  const { db, call } = await desk()
  const before = await rowsOf(db)
  const text = await edited(call, { 79: cells })
  const { problems } = await call.spreadsheet.plan(fileOf(text))
  expect(problems).toContainEqual({ row: expect.any(Number), column, sentence })
  await expect(call.spreadsheet.import(fileOf(text))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await rowsOf(db)).toEqual(before)
})

test.each([
  [{ Name: '' }, 'Name', 'Please enter a name.'],
  [{ 'Key features': 'nonsense' }, 'Key features', 'They are a list, as an export writes it.'],
  [
    { 'Where to buy': 'https://a.example/p\nhttps://b.example/p' },
    'Where to buy',
    'Please enter the dealer’s name.',
  ],
  [{ Colors: 'Mauve' }, 'Default color', 'The default color is one of the colors.'],
])('what is wrong with %j is said once, at its column', async (cells, column, sentence) => {
  const { call, change } = await desk()
  await change({ colorVariations: ['Black', 'White'], defaultColor: 'Black' })
  const { problems } = await call.spreadsheet.plan(fileOf(await edited(call, { 79: cells })))
  expect(problems).toMatchObject([{ column, sentence }])
})

const many = (count: number, text: string) => Array.from({ length: count }, () => text)
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`)

test.each([
  ['is a workbook', 'PK\u0003\u0004', /is a workbook/],
  ['is no text', 'Name\0,Slug', /is no text/],
  ['is no text in any encoding', 'Name\0,Slug\xFF', /is no text/],
  ['is empty', '', /is empty/],
  ['has other JSON', '[1]', /no list of products/],
  ['has JSON in JSON', '[{"Name": {}}]', /no list of products/],
  ['has a column twice', 'Name,Name\na,b', /stands twice/],
  ['has a quote without end', 'Name\n"a', /no table/],
  ['has a cell without column', 'Name,Slug\na,b,c', /Row 2 has more cells/],
  ['has too many columns', `Name,${numbered(200_000).join(',')}\nx`, /1,000 columns at most/],
  [
    'has too many columns of JSON',
    JSON.stringify([Object.fromEntries(numbered(2_000).map((c) => [c, 1]))]),
    /columns/,
  ],
  ['has too many products', `Name\n${'x\n'.repeat(2_500_000)}`, /10,000 products at most/],
  ['has a long cell', `Name\n"${';'.repeat(2_000_000)}"`, /32,767 characters at most/],
  ['has a long name', JSON.stringify([{ [';'.repeat(1_000_000)]: 1 }]), /characters/],
  [
    'has too many changes',
    `Name,Category,${numbered(90).join(',')}\n${many(1_000, `x,cases${',1'.repeat(90)}`).join('\n')}`,
    /20,000 cells at most/,
  ],
])(
  'a file that %s is refused in a sentence, before the desk stands still',
  async (_, text, sentence) => {
    const { call } = await desk()
    await expect(call.spreadsheet.plan(fileOf(text, 'latin1'))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringMatching(sentence),
    })
  },
)

test('a sheet that is wrong everywhere says so of its first rows', async () => {
  const { call } = await desk()
  const row = `x,cases,"${'?\n'.repeat(39)}"\n`
  const { problems } = await call.spreadsheet.plan(
    fileOf(`Name,Category,Further pictures\n${row.repeat(1_000)}`),
  )
  expect(problems.length).toBeGreaterThanOrEqual(1_000)
  expect(problems.length).toBeLessThan(1_050)
})

test('an import that changes nothing has nothing to undo', async () => {
  const { call } = await desk()
  const sheet = fileOf('Number,Name\n79,Edge II\n')
  expect(await call.spreadsheet.import(sheet)).toMatchObject({ batch: expect.any(String) })
  expect(await call.spreadsheet.import(sheet)).toMatchObject({ batch: null })
  expect((await call.revisions.list({})).length).toBe(1)
})

test.each([';', '\n', "'", '; '])('a cell with a long run of %j is read at once', async (sign) => {
  const text = sign.repeat(16_000)
  const begun = performance.now()
  readSheet(`Name\n${many(20, `"${text}"`).join('\n')}`)
  // Time that grows with the square of the length would be minutes.
  expect(performance.now() - begun).toBeLessThan(5_000)
})
