import { expect, test } from 'vitest'
import { commandsOnDatabase } from './test-commands.ts'

/** What the command says of the seed's products after some got other specs, by id. */
async function checked(changes: Record<number, unknown[]> = {}) {
  const { run } = await commandsOnDatabase(async (db) => {
    for (const [id, specs] of Object.entries(changes))
      await db
        .updateTable('products')
        .set({ specs: JSON.stringify(specs) })
        .where('id', '=', Number(id))
        .execute()
  })
  return run('catalogue', 'check')
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
    '93 Nivos: the row is malformed',
    '4 specs cannot be read.',
    '',
  ])
  expect(status).toBe(1)
})

test('any other command is explained', async () => {
  const { run } = await commandsOnDatabase()
  for (const command of [[], ['chek'], ['check', 'all']]) {
    const { status, stderr } = run('catalogue', ...command)
    expect(stderr, command.join(' ')).toContain('pnpm catalogue check')
    expect(status, command.join(' ')).toBe(1)
  }
})
