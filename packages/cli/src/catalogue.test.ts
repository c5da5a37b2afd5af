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
        .set({ specs: JSON.stringify(specs) })
        .where('id', '=', Number(id))
        .execute()
  })
  return run('check')
}

test('of the catalogue that comes with the site, everything can be read', async () => {
  expect(await checked()).toEqual({
    status: 0,
    stdout: 'Every spec of every product can be read.\n',
    stderr: '',
  })
})

test('what cannot be read is named, product by product, with the reason', async () => {
  const { status, stdout } = await checked({
    79: ['Weight: light', 'Warranty: 5 years'],
    64: ['Zodiac: Aries', 'Weight'],
    93: [5],
  })
  expect(stdout.split('\n')).toEqual([
    '64 Footrest, “Zodiac: Aries”: the label is not known in this category',
    '64 Footrest, “Weight”: there is no value',
    '79 Edge, “Weight: light”: “light” is no number in kg',
    expect.stringMatching(/^93 Nivos: the row is malformed: specs\.0: /),
    '4 specs cannot be read.',
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
    `71 G-100M: the row is malformed: imageUrl: ${must}`,
    `79 Edge: the row is malformed: imageUrl: ${must}`,
    `93 Nivos: the row is malformed: images.2: ${must}`,
    '3 specs cannot be read.',
    '',
  ])
  expect(status).toBe(1)
})

test('any other command is explained', async () => {
  const { run } = await commandOnDatabase(catalogue)
  for (const command of [[], ['chek'], ['check', 'all']]) {
    const { status, stderr } = await run(...command)
    expect(stderr, command.join(' ')).toContain('pnpm catalogue check')
    expect(status, command.join(' ')).toBe(1)
  }
})
