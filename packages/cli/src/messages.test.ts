import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@argo/api/database/schema'
import { expect, test } from 'vitest'
import { messages as messagesCommand } from './messages.ts'
import { commandOnDatabase, commandsOnDatabase } from './test-commands.ts'

const messages = [
  {
    name: '=HYPERLINK("http://evil.example")',
    email: 'eve@evil.example',
    message: '+1 "quoted", and\na second line',
    createdAt: '2025-12-31T23:59:59.000Z',
  },
  {
    name: 'Ada Lovelace',
    email: 'Ada@example.com',
    message: 'Does it fit? 尺寸',
    createdAt: '2026-01-01T00:00:00.000Z',
  },
]

/** A database with two messages and a subscription, and the command on it. */
async function stored(
  those = messages,
  change: (db: Database) => Promise<unknown> = async () => {},
) {
  return commandOnDatabase(messagesCommand, async (db) => {
    await db.insertInto('contactMessages').values(those).execute()
    await db
      .insertInto('outbox')
      .values({ messageId: 'a', contactMessageId: 2, dueAt: '2026-01-01T00:00:00.000Z' })
      .execute()
    await db
      .insertInto('newsletterSubscriptions')
      .values({ email: 'ada@example.com', emailKey: 'ada@example.com', createdAt: '2026-01-01' })
      .execute()
    await change(db)
  })
}

test('the commands are processes that print, and end with 0 when they could do what was asked', async () => {
  const { run } = await commandsOnDatabase()
  expect(run('messages')).toEqual({
    status: 0,
    stdout: 'There are no messages.\n',
    stderr: '',
  })
  expect(run('newsletter').status).toBe(0)
  expect(run('catalogue', 'check').status).toBe(0)
  expect(run('desk', 'people').status).toBe(0)
})

test('messages are listed newest first, with those that wait to be sent, and shown whole', async () => {
  const { run } = await stored()
  expect((await run()).stdout).toBe(
    [
      '2\t2026-01-01T00:00:00.000Z\tAda Lovelace <Ada@example.com>\twaits to be sent',
      '1\t2025-12-31T23:59:59.000Z\t=HYPERLINK("http://evil.example") <eve@evil.example>',
      '',
    ].join('\n'),
  )
  expect((await run('show', '2')).stdout).toContain(
    'Ada Lovelace <Ada@example.com>\n\nDoes it fit? 尺寸',
  )
})

test('a message that the mail server refused is listed with its reason, and sent again when that is asked', async () => {
  const { run } = await stored(messages, (db) =>
    db.updateTable('outbox').set({ attempts: 1, refusal: '550 no such user' }).execute(),
  )
  expect((await run()).stdout).toContain(
    'Ada Lovelace <Ada@example.com>\trefused by the mail server: 550 no such user\n',
  )
  expect((await run()).stdout).toContain('`pnpm messages resend` sends those again')
  expect((await run('resend')).stdout).toBe('1 e-mail will be sent again\n')
  expect((await run()).stdout).toContain('Ada Lovelace <Ada@example.com>\twaits to be sent\n')
})

test('an export holds every message, with nothing that a spreadsheet would run, for its owner alone', async () => {
  const { run, folder } = await stored()
  const file = join(folder, 'messages.csv')
  expect(await run('export', file)).toEqual({
    status: 0,
    stdout: `${file} holds 2 messages.\n`,
    stderr: '',
  })
  expect(readFileSync(file, 'utf8')).toBe(
    [
      '\uFEFFid,createdAt,name,email,message',
      `1,2025-12-31T23:59:59.000Z,"'=HYPERLINK(""http://evil.example"")",eve@evil.example,"'+1 ""quoted"", and\na second line"`,
      '2,2026-01-01T00:00:00.000Z,Ada Lovelace,Ada@example.com,Does it fit? 尺寸',
      '',
    ].join('\n'),
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('no cell of an export is a formula, whichever separator a spreadsheet goes by', async () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1+1', ' =1+1', '"=1+1', '"" =1+1']
  const separators = [';', '\t', '\n', '\r\n', ',', '|']
  const { run, folder } = await stored(
    separators.flatMap((separator) =>
      formulas.map((formula) => ({
        ...messages[1]!,
        name: `Eve${/\s/.test(separator) ? ' ' : separator}${formula}`,
        message: `Hello${separator}${formula}${separator}`,
      })),
    ),
  )
  const file = join(folder, 'messages.csv')
  await run('export', file)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('Eve')
  // One that goes by another separator takes the quotes for text.
  for (const separator of [';', '\t', '|'])
    for (const cell of text.split(/\r?\n/).flatMap((line) => line.split(separator)))
      expect(cell.replaceAll('"', '').trimStart()).not.toMatch(/^[=+\-@]/)
})

test('an export overwrites no file, which others may read', async () => {
  const { run, folder } = await stored()
  const file = join(folder, 'messages.csv')
  writeFileSync(file, 'mine')
  expect(await run('export', file)).toMatchObject({
    status: 1,
    stderr: `${file} is there already; name a new one.\n`,
  })
  expect(readFileSync(file, 'utf8')).toBe('mine')
})

test('a message that there is not is said to be none', async () => {
  const { run } = await stored()
  for (const command of ['show', 'delete'])
    expect(await run(command, '7')).toMatchObject({ status: 1, stderr: 'There is no message 7.\n' })
})

test('as many messages are listed as are asked for', async () => {
  const { run } = await stored(Array.from({ length: 25 }, () => messages[0]!))
  const lines = async (...args: string[]) => (await run(...args)).stdout.trim().split('\n').length
  expect([
    await lines(),
    await lines('--limit', '25'),
    await lines('list', '--limit', '3'),
  ]).toEqual([20, 25, 3])
})

test('messages are found by a text in their name, address or words, newest first', async () => {
  const { run } = await stored([...messages, { ...messages[1]!, message: 'ÉTAGÈRE' }])
  const found = async (...args: string[]) => {
    const lines = (await run('search', ...args)).stdout.split('\n').slice(0, -1)
    return lines.map((line) => line.split('\t')[0])
  }
  expect(await found('lovelace')).toEqual(['3', '2'])
  expect(await found('lovelace', '--limit', '1')).toEqual(['3'])
  expect(await found('EVIL.example')).toEqual(['1'])
  expect(await found('étagère')).toEqual(['3'])
  expect((await run('search', '100%')).stdout).toBe('No message has “100%”.\n')
})

test('all that is stored of a person is written to a file for its owner alone', async () => {
  const { run, folder } = await stored()
  const file = join(folder, 'ada.json')
  expect(await run('export', file, '--email', 'ADA@example.com')).toEqual({
    status: 0,
    stdout: `${file} holds 1 message and 1 subscription of ADA@example.com.\n`,
    stderr: '',
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    messages: [{ id: 2, ...messages[1], state: 'unread' }],
    subscriptions: [
      expect.objectContaining({
        email: 'ada@example.com',
        createdAt: '2026-01-01',
        confirmedAt: null,
      }),
    ],
    emails: [expect.objectContaining({ contactMessageId: 2, messageId: 'a' })],
  })
  await run('export', `${file}-other`, '--email', 'nobody@example.com')
  expect(JSON.parse(readFileSync(`${file}-other`, 'utf8'))).toEqual({
    messages: [],
    subscriptions: [],
    emails: [],
  })
})

test('messages are deleted by age or id, and what was stored of a person by e-mail address', async () => {
  const { run } = await stored([...messages, messages[0]!])
  expect((await run('delete', '3')).stdout).toBe('1 message and 0 subscriptions deleted\n')
  expect((await run('delete', '--before', '2026-01-01')).stdout).toBe(
    '1 message and 0 subscriptions deleted\n',
  )
  expect((await run('delete', '--email', 'ADA@example.com')).stdout).toBe(
    '1 message and 1 subscription deleted\n',
  )
  expect((await run()).stdout).toBe('There are no messages.\n')
})

test('a command that is wrong is explained and changes nothing', async () => {
  const { run } = await stored()
  for (const command of [
    ['show', 'x'],
    ['delete'],
    ['delete', '--before', '2026-02-31'],
    ['delete', '--before', '2027-01-01', '--email', 'ada@example.com'],
    ['delete', '--email', 'eve@evil.example', '--email', 'ada@example.com'],
    ['delete', '2', '--email', 'ada@example.com'],
    ['delete', '--email', ''],
    ['list', '--email', 'ada@example.com'],
    ['constructor'],
  ]) {
    const { status, stderr } = await run(...command)
    expect(status, command.join(' ')).toBe(1)
    expect(stderr, command.join(' ')).toContain('pnpm messages show <id>')
  }
  expect((await run()).stdout.split('\n')).toHaveLength(3)
})
