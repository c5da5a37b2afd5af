import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandsOnNoDatabase } from './test-commands.ts'

// One command of each way to read arguments, and those whose misreading would delete, replace or publish data.
test.each([
  ['catalogue', 'import', '--dry', 'products.csv'],
  ['desk', 'link', 'Ada', '--onwer'],
  ['copy', 'sqlite:a.sqlite'],
  ['restore', '--replace', 'backup'],
  ['start', '--port', '5000'],
])('pnpm %s %s is refused before a database is opened or made', (command, ...args) => {
  const { folder, run } = commandsOnNoDatabase()
  const { status, stdout, stderr } = run(command, ...args)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^(Unknown option|pnpm )/)
  expect(stderr).not.toMatch(/^ +at /m)
  expect(readdirSync(folder)).toEqual([])
})

test('a command makes no database where DATABASE_URL names none', () => {
  const { folder, run } = commandsOnNoDatabase()
  expect(run('desk', 'people')).toEqual({
    status: 1,
    stdout: '',
    stderr: `The database that DATABASE_URL names (${join(folder, 'argo.sqlite')}) is not there: set DATABASE_URL as the site has it, or start the site, which makes and fills one.\n`,
  })
  expect(readdirSync(folder)).toEqual([])
})
