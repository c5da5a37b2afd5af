import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandsOnNoDatabase } from './test-commands.ts'

test.each([
  ['messages', '--emial', 'ada@example.com'],
  ['messages', 'shwo', '1'],
  ['messages', 'delete', '--before', 'yesterday'],
  ['messages', 'delete', '--before', '2026-01-01', '--email', 'ada@example.com'],
  ['newsletter', '--file', 'subscribers.csv'],
  ['newsletter', 'export'],
  ['newsletter', 'export', 'subscribers.csv', '--help'],
  ['newsletter', 'export', 'subscribers.csv', 'more.csv'],
  ['newsletter', 'count', 'more'],
  ['catalogue', 'chek'],
  ['backup', '--to', 'argo.sqlite'],
  ['restore', '--repalce', 'argo.sqlite'],
  ['copy', 'sqlite:argo.sqlite'],
  ['migrate', '--now'],
  ['trial', 'requests', '--database', 'mysql'],
  ['trial', 'requests', '--rounds', '2O'],
  ['trial', 'requests', '--rounds', '0'],
  ['trial', 'requests', '--rounds', '1.5'],
  ['trial', 'requests', '--seed', 'one'],
  ['trial', 'requests', 'mail'],
  ['trial', 'requests', '--round', '2'],
  ['bench', 'sever'],
  ['bench', 'server', 'search'],
  ['bench', '--lage'],
  ['lighthouse', 'hoem'],
  ['lighthouse', '--run', '1'],
  ['lighthouse', '--runs', '0'],
  ['shots', 'hoem'],
  ['shots', 'home', 'cases'],
  ['start', '--port', '5000'],
  ['dev', '--port', '5000'],
  ['test', 'api'],
])('pnpm %s %s is refused before a database is opened or made', (command, ...args) => {
  const { folder, run } = commandsOnNoDatabase()
  const { status, stdout, stderr } = run(command, ...args)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^(Unknown option|pnpm )/)
  expect(stderr).not.toMatch(/^ +at /m)
  expect(readdirSync(folder)).toEqual([])
})

test.each([['messages'], ['newsletter'], ['catalogue', 'check']])(
  'pnpm %s %s makes no database where DATABASE_URL names none',
  (command, ...args) => {
    const { folder, run } = commandsOnNoDatabase()
    expect(run(command, ...args)).toEqual({
      status: 1,
      stdout: '',
      stderr: `The database that DATABASE_URL names (${join(folder, 'argo.sqlite')}) is not there: set DATABASE_URL as the site has it, or start the site, which makes and fills one.\n`,
    })
    expect(readdirSync(folder)).toEqual([])
  },
)
