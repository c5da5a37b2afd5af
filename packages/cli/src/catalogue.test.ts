import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutRules } from '@argo/api/database/test-database'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { commandOnDatabase } from './test-commands.ts'

/** What the command says of the seed's products after some got other specs, by id. */
async function checked(changes: Record<number, unknown[]> = {}) {
  const { run } = await commandOnDatabase(catalogue, async (db) => {
    for (const [id, specs] of Object.entries(changes))
      await db
        .updateTable('products')
        .set({ specs: JSON.stringify(specs), keyFeatures: null })
        .where('id', '=', Number(id))
        .execute()
  })
  return run('check')
}

test('of the catalogue that comes with the site, nothing is to be done', async () => {
  expect(await checked()).toEqual({
    status: 0,
    stdout: 'Nothing is to be done.\n',
    stderr: '',
  })
})

test('what cannot be read is named, product by product, with the reason', async () => {
  const { status, stdout } = await checked({
    64: ['Zodiac: Aries', 'Weights: heavy', 'Weight'],
    67: ['Maximum load: heavy'],
    93: [5],
  })
  expect(stdout.split('\n')).toEqual([
    '64 Footrest: “Weights: heavy”: the label is not known in this category.',
    '64 Footrest: “Weight: —”: there is no value.',
    '67 Imperium: “Maximum load: heavy”: “heavy” is no number in kg.',
    expect.stringMatching(/^93 Nivos: Its row holds no product \(specs\.0: /),
    '4 things to be done.',
    '',
  ])
  expect(status).toBe(1)
})

test('a picture that is no path and no https address is named, wherever it stands', async () => {
  // As they may have been stored before the database refused them.
  const { run } = await commandOnDatabase(catalogue, (db) =>
    withoutRules(db, async () => {
      const products = db.updateTable('products')
      await products.set({ imageUrl: 'javascript:alert(1)' }).where('id', '=', 79).execute()
      await products.set({ imageUrl: '//evil.example/x.png' }).where('id', '=', 71).execute()
      const images = JSON.stringify(['https://cdn.example/x.png', '/one.webp', 'two.webp'])
      await products.set({ images }).where('id', '=', 93).execute()
    }),
  )
  const { status, stdout } = await run('check')
  const must = 'A picture is a path such as /pictures/edge/1.webp, or begins with https://'
  expect(stdout.split('\n')).toEqual([
    expect.stringContaining(`71 G-100M: Its row holds no product (imageUrl: ${must})`),
    expect.stringContaining(`79 Edge: Its row holds no product (imageUrl: ${must})`),
    expect.stringContaining(`93 Nivos: Its row holds no product (images.2: ${must})`),
    '3 things to be done.',
    '',
  ])
  expect(status).toBe(1)
})

test('the products go to a file for a spreadsheet and come back, after a look at what would change', async () => {
  const { folder, run } = await commandOnDatabase(catalogue)
  const file = join(folder, 'products.csv')
  expect(await run('export', file)).toMatchObject({
    status: 0,
    stdout: `The products are in ${file}.\n`,
  })
  expect((await run('export', '-')).stdout.trimEnd()).toBe(readFileSync(file, 'utf8').trimEnd())
  expect((await run('import', file)).stdout).toBe('0 cells changed.\n')
  const changed = readFileSync(file, 'utf8').replace('7.6 kg', '"7,7 kg"')
  writeFileSync(file, changed)
  const line =
    '79 Edge, Weight: “7.6 kg” → “7,7 kg”; it cannot be read: “7,7 kg” is no number in kg\n'
  expect((await run('import', '--dry-run', file)).stdout).toBe(`${line}1 cell would be changed.\n`)
  expect((await run('import', file)).stdout).toBe(`${line}1 cell changed.\n`)
  expect((await run('check')).stdout).toContain('“7,7 kg” is no number in kg')
  writeFileSync(file, changed.replace('79,', '999,'))
  const refused = await run('import', file)
  expect(refused).toMatchObject({ status: 1, stdout: '' })
  expect(refused.stderr).toContain('There is no product 999. Nothing was imported.')
})

test('any other command is explained', async () => {
  const { run } = await commandOnDatabase(catalogue)
  for (const command of [
    [],
    ['chek'],
    ['check', 'all'],
    ['export'],
    ['export', 'a.xls'],
    ['import'],
  ]) {
    const { status, stderr } = await run(...command)
    expect(stderr, command.join(' ')).toContain('pnpm catalogue check')
    expect(status, command.join(' ')).toBe(1)
  }
})
