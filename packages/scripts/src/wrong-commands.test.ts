import { readdirSync } from 'node:fs'
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
  ['trial', 'requests', '--database', 'mysql'],
  ['trial', 'requests', '--rounds', '2O'],
  ['trial', 'requests', '--rounds', '0'],
  ['trial', 'requests', '--rounds', '1.5'],
  ['trial', 'requests', '--seed', 'one'],
])('pnpm %s %s is refused before a database is opened or made', (command, ...args) => {
  const { folder, run } = commandsOnNoDatabase()
  const { status, stdout, stderr } = run(command, ...args)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/Unknown option|^pnpm /)
  expect(readdirSync(folder)).toEqual([])
})
