import { plainAddress } from '@argo/domain/pictures/uploaded-picture'
import { expect, test } from 'vitest'
import { addPhotograph } from '../photographs/queries.ts'
import { testStaff } from '../test-staff.ts'

const desk = () => testStaff('editor')

const fileOf = (bytes: Uint8Array | string) => ({ file: Buffer.from(bytes).toString('base64') })
/** A text in UTF-16, with its bytes in either order. */
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

/** What a sheet would change of Edge, by column, and its problems. */
async function planned(file: Uint8Array | string) {
  const { call } = await desk()
  const { changes, problems, notes } = await call.spreadsheet.plan(fileOf(file))
  const after = Object.fromEntries(changes.map(({ column, after }) => [column, after]))
  return { changes, after, problems, notes }
}

const table =
  'Number;Name;Description;Weight\r\n79;Edge;"Größe – «weiß»; €";7.7 kg\r\n93;Nivos;café;\r\n'
const text = { Description: 'Größe – «weiß»; €', Weight: '7.7 kg' }

test.each([
  ['UTF-8', Buffer.from(table), []],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${table}`), []],
  ['UTF-16 with its mark', utf16(`\uFEFF${table}`), ['UTF-16']],
  ['UTF-16 with its mark, the higher byte first', utf16(`\uFEFF${table}`, true), ['UTF-16']],
  ['UTF-16 without its mark', utf16(table), ['UTF-16']],
  ['UTF-16 without its mark, the higher byte first', utf16(table, true), ['UTF-16']],
])('a sheet in %s is read as that', async (_, bytes, named) => {
  const { call } = await desk()
  const { changes, problems, notes } = await call.spreadsheet.plan(fileOf(bytes))
  expect(problems).toEqual([])
  expect(changes.filter(({ id }) => id === 79).map(({ after }) => after)).toEqual(
    Object.values(text),
  )
  expect(notes.map(({ sentence }) => sentence)).toEqual(
    named.map((encoding) => expect.stringContaining(`read as ${encoding}`)),
  )
})

test('of a sheet in Windows-1252 is said that it was read as that', async () => {
  const bytes = Buffer.from('Number;Description\n79;Größe «weiß»\n', 'latin1')
  const { after, notes } = await planned(bytes)
  expect(after).toEqual({ Description: 'Größe «weiß»' })
  expect(notes).toEqual([
    { of: 'The file', sentence: expect.stringContaining('read as Windows-1252') },
  ])
})

test.each(['', '\uFEFF'])(
  'one character that is no UTF-8 is named where it stands, and the others are read, after the mark %j',
  async (mark) => {
    const stray = Buffer.concat([
      Buffer.from(
        `${mark}Number,Name,Description,Weight\n79,Edge,Größe – “weiß”,7.7 kg\n93,Nivos,caf`,
      ),
      Buffer.from([0xe9]),
      Buffer.from(' noir,\n'),
    ])
    const { after, problems, notes } = await planned(stray)
    expect(after).toMatchObject({ Description: 'Größe – “weiß”', Weight: '7.7 kg' })
    expect(notes).toEqual([])
    expect(problems).toEqual([
      {
        row: 3,
        column: 'Description',
        sentence: 'Some characters are no UTF-8, in “caf\uFFFD noir”: please mend them here.',
      },
    ])
  },
)

test('a mark of UTF-8 holds although hardly anything else is', async () => {
  const bytes = Buffer.concat([
    Buffer.from('\uFEFFNumber,Name\n79,'),
    Buffer.from([0xe9, 0x41, 0xe9]),
    Buffer.from('\n'),
  ])
  expect((await planned(bytes)).problems).toMatchObject([{ row: 2, column: 'Name' }])
})

test.each([
  ['weight', 'Gpu Clearance'],
  ['WEIGHT', 'GPU\u00A0clearance'],
  ['Weight\u200B', '  GPU  clearance '],
  ['\uFEFFWeight', 'gpu\u202Fclearance'],
])('the columns %j and %j are those that are known', async (weight, clearance) => {
  const { after, changes, problems, notes } = await planned(
    `number,NAME,${weight},${clearance}\n79,Edge,7.7 kg,410 mm\n`,
  )
  expect(problems).toEqual([])
  expect(notes).toEqual([])
  expect(after).toEqual({ Weight: '7.7 kg', 'GPU clearance': '410 mm' })
  expect(changes.map(({ before }) => before)).toEqual([
    '7.6 kg',
    expect.stringContaining('400 mm, with front fans'),
  ])
})

test('a label that no product has yet is one that its category knows, in its spelling', async () => {
  const { call } = await desk()
  const sheet = fileOf('name,category,polling RATE\nMouse X,peripherals,1000 Hz\n')
  const { changes } = await call.spreadsheet.plan(sheet)
  expect(changes.map(({ column }) => column)).toEqual(['Name', 'Category', 'Polling rate'])
})

test('two columns that mean the same are a problem, and nothing is imported', async () => {
  const { problems } = await planned('Number,weight,WEIGHT\n79,7.7 kg,7.8 kg\n')
  expect(problems).toEqual([
    { row: 2, column: 'WEIGHT', sentence: 'Another column of the sheet means the same.' },
  ])
})

test.each(['7.7\u00A0kg', '7.7\u202Fkg', '7.7\u2009kg', '7.7\u200B kg'])(
  'the figure %j is read',
  async (value) => {
    const { changes } = await planned(`Number,Weight\n79,${value}\n`)
    expect(changes).toMatchObject([{ after: value, unread: null, read: ['7.7 kg'] }])
  },
)

test('a proposal says its label where that is another one', async () => {
  const { call } = await desk()
  const sheet = fileOf('Name,Category,Button\nMouse X,peripherals,6\n')
  const { changes } = await call.spreadsheet.plan(sheet)
  expect(changes.at(-1)?.unread?.proposal).toBe('Buttons: 6')
})

test('a label that is new is asked about, once for all products, and made only where that is agreed to', async () => {
  const { call, open } = await desk()
  const sheet = fileOf('Number;Weight;Price\n79;7.7 kg;1.299,00 €\n78;7.8 kg;1.199,00 €\n')
  const { newLabels, problems } = await call.spreadsheet.plan(sheet)
  expect(problems).toEqual([])
  expect(newLabels).toEqual([
    {
      label: 'Price',
      sentence:
        'No product has this label: visitors would read it as a spec of 2 products, such as “Price: 1.299,00 €”.',
    },
  ])
  const specs = async () =>
    (await open()).form.specs.map(({ label, value }) => `${label}: ${value}`)
  await call.spreadsheet.import(sheet)
  expect(await specs()).toContain('Weight: 7.7 kg')
  expect((await specs()).filter((spec) => spec.startsWith('Price'))).toEqual([])
  await call.spreadsheet.import({ ...sheet, newLabels: ['Price'] })
  expect(await specs()).toContain('Price: 1.299,00 €')
  expect((await call.spreadsheet.plan(sheet)).newLabels).toEqual([])
})

test('cells that cannot be read are imported as it is proposed, where that is chosen, and others word for word', async () => {
  const { call, open } = await desk()
  const sheet = fileOf('Number;Weight;Name\n79;7,3 kg;Edge\n78;heavy;Calypso, 7,5 kg\n91;600 g;\n')
  const { proposals, changes } = await call.spreadsheet.plan(sheet)
  expect(proposals).toBe(1)
  expect(changes.find(({ id, column }) => id === 79 && column === 'Weight')).toMatchObject({
    after: '7,3 kg',
    unread: { proposal: '7.3 kg' },
  })
  const weight = async (id: number) =>
    (await open(id)).form.specs.find(({ label }) => label === 'Weight')?.value
  const named = fileOf('Number;Weight;Name\n79;7,3 kg;Edge\n78;heavy;Calypso, 7,5 kg\n')
  const { plan } = await call.spreadsheet.import({ ...named, asProposed: true })
  expect(plan.changes.map(({ after }) => after)).toContain('7.3 kg')
  expect([await weight(79), await weight(78)]).toEqual(['7.3 kg', 'heavy'])
  expect((await open(78)).form.name).toBe('Calypso, 7,5 kg')
  await call.spreadsheet.import(named)
  expect(await weight(79)).toBe('7,3 kg')
})

test.each(['sep=;\r\n', 'SEP=;\n', '"sep=;"\n', 'sep=;;;\n'])(
  'the line %j before a table says how its cells are separated',
  async (line) => {
    const { after, problems } = await planned(
      `${line}Number;Name;Weight;Description\n79;Edge;"7.7 kg";a,b,c,d,e\n`,
    )
    expect(problems).toEqual([])
    expect(after).toEqual({ Weight: '7.7 kg', Description: 'a,b,c,d,e' })
  },
)

test.each([
  ['somebody else’s table', 'SKU,Title,Price\n1,Edge,9\n', /There is no column Number or Name/],
  ['a table without names', '79,Edge,7.7 kg\n78,Calypso,7.8 kg\n', /There is no column Number/],
  ['another list in JSON', '[{"sku": "1", "title": "Edge"}]', /There is no column Number or Name/],
  ['JSON with an object a line', '{"Number": 79}\n{"Number": 78}\n', /begins with \[/],
  ['an object in JSON', '{"products": []}', /begins with \[/],
])('of %s is said what is wrong with it', async (_, file, sentence) => {
  const { call } = await desk()
  await expect(call.spreadsheet.plan(fileOf(file))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringMatching(sentence),
  })
})

test.each(['79', '79.0', '79,00', '079', '0079.00', ' 79 ', '79,0'])(
  'the number %j is that of product 79',
  async (number) => {
    const { after, problems } = await planned(`Number;Weight\n${number};7.7 kg\n`)
    expect(problems).toEqual([])
    expect(after).toEqual({ Weight: '7.7 kg' })
  },
)

test.each(['79.5', '79,000', '7 9', '-79', '0', '0x4F', '7e1'])(
  'the number %j is that of no product',
  async (number) => {
    const { problems } = await planned(`Number;Weight\n${number};7.7 kg\n`)
    expect(problems).toEqual([
      { row: 2, column: 'Number', sentence: `There is no product ${number}.` },
    ])
  },
)

const errors =
  '#NAME? #REF! #VALUE! #DIV/0! #N/A #NULL! #NUM! #SPILL! #ERROR! #WERT! #BEZUG! #NV #ZAHL! #¿NOMBRE? #¡VALOR! #NOM? #VALEUR! #ИМЯ? #Н/Д #ДЕЛ/0! #DEĞER! #YOK #VÄRDEFEL! #ARG! Err:508 #####'

test.each(errors.split(' '))(
  'the error %s of a spreadsheet is a problem in any cell',
  async (error) => {
    const { after, problems } = await planned(
      `Number,Description,Weight,Colors\n79,${error}, ${error},${error}\n`,
    )
    expect(after).toEqual({})
    expect(problems.map(({ column }) => column)).toEqual(['Description', 'Weight', 'Colors'])
    expect(problems[0]?.sentence).toContain(`“${error}” is an error of the spreadsheet`)
  },
)

test.each(['#1', '#1 in its class!', 'Black #FF0000', '#FF0000', 'No. #79', '#Forged'])(
  '%s is a text like others',
  async (description) => {
    expect((await planned(`Number,Description\n79,${description}\n`)).after).toEqual({
      Description: description,
    })
  },
)

test('a new product is made once, however often its sheet is imported', async () => {
  const { call } = await desk()
  const sheet = fileOf('Name,Category,Description\nField case,cases,A case.\n')
  await call.spreadsheet.import(sheet)
  const [made] = await call.products.list({ q: 'Field case' })
  const { problems } = await call.spreadsheet.plan(sheet)
  expect(problems).toEqual([
    {
      row: 2,
      column: 'Name',
      sentence: `Product ${made?.id} has this name: write its number here, or give the new one a slug of its own.`,
    },
  ])
  await expect(call.spreadsheet.import(sheet)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await call.products.list({ q: 'Field case' })).toHaveLength(1)
  const twice = fileOf('Name,Category\nOne,cases\n one ,cases\n')
  expect((await call.spreadsheet.plan(twice)).problems).toMatchObject([
    { row: 3, column: 'Name', sentence: expect.stringMatching(/^Row 2 has this name/) },
  ])
  const another = fileOf('Name,Category,Slug\nField case,cases,field-case-2\n')
  expect((await call.spreadsheet.plan(another)).problems).toEqual([])
})

test('a photograph that is not stored is a problem', async () => {
  const photograph = `/photographs/${'0a'.repeat(12)}-960x640-960.webp#alt=from+the+front`
  for (const column of ['First picture', 'Further pictures']) {
    const { problems } = await planned(`Number,${column}\n79,${photograph}\n`)
    expect(problems).toEqual([
      {
        row: 2,
        column,
        sentence: 'This photograph is not stored any more: please upload it again.',
      },
    ])
  }
})

test('photographs of which nothing is said are a problem where visitors would see them', async () => {
  const { db, call } = await desk()
  const name = `${'0a'.repeat(12)}-960x640`
  await addPhotograph(db, name, new Date(), async () => {})
  const { id } = await call.products.create({ name: 'KEYB-60', category: 'peripherals' })
  const row = (of: number) => `${of},${plainAddress(name)}\n`
  const { problems } = await call.spreadsheet.plan(
    fileOf(`Number,First picture\n${row(id)}${row(79)}`),
  )
  expect(problems).toEqual([
    {
      row: 3,
      column: 'First picture',
      sentence: 'Please say what the photograph shows: “from the front”.',
    },
  ])
})

test('the lines of a list have no spaces around them, and none is empty', async () => {
  const { call } = await desk()
  const cells = '"  Black \n\n Red\t\n"'
  await call.spreadsheet.import(fileOf(`Number,Colors,Default color\n79,${cells},Red\n`))
  const { form } = await call.products.one({ id: 79 })
  expect(form).toMatchObject({ colorVariations: ['Black', 'Red'], defaultColor: 'Red' })
})

const megabytes = 5 * 1024 * 1024
test.each([
  ['columns', ','.repeat(megabytes), /columns at most/],
  ['columns in its second row', `Name\n${','.repeat(megabytes - 6)}`, /columns at most/],
  ['cells', `Name\n${`${','.repeat(900)}\n`.repeat(5_000)}`, /1,000,000 cells at most/],
  ['lists in lists', '['.repeat(megabytes), /no list of products/],
  ['objects in objects', `[${'{"a":'.repeat(1_000_000)}`, /no list of products/],
  ['empty objects', `[${'{},'.repeat(1_700_000)}{}]`, /10,000 products at most/],
  ['numbers', `[${'1,'.repeat(2_500_000)}1]`, /10,000 products at most/],
  ['names in an object', `[{${'"a":1,'.repeat(800_000)}"b":1}]`, /1,000 columns at most/],
  ['quotes that never end', `[${'"\\'.repeat(2_500_000)}`, /no list of products/],
])('a file of too many %s is refused before it is parsed', async (_, text, sentence) => {
  const { call } = await desk()
  await expect(call.spreadsheet.plan(fileOf(text))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringMatching(sentence),
  })
})
