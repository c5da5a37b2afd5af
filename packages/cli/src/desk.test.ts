import { testDatabase } from '@argo/api/database/test-database'
import { readEnv } from '@argo/api/env'
import { expect, test } from 'vitest'
import { desk as deskCommand } from './desk.ts'
import { commandOnDatabase, commandsOnDatabase } from './test-commands.ts'

async function desk() {
  const { run } = await commandOnDatabase(deskCommand, undefined, {
    STAFF_URL: 'https://desk.argo.example',
  })
  return run
}

test('the command makes links, lists who has access, and ends it', async () => {
  const run = await desk()
  expect((await run('people')).stdout).toBe('Nobody has access to the desk.\n')
  expect((await run('link', 'Olga', '--owner')).stdout).toMatch(
    /^https:\/\/desk\.argo\.example\/join#[\w-]{43}\nOlga makes a passkey with it, once and within 24 hours\.\n$/,
  )
  expect((await run('link', 'Emil')).status).toBe(0)
  expect((await run('people')).stdout).toBe(
    'Emil\teditor\t0 passkeys\tnever seen\tnumber 2\nOlga\towner\t0 passkeys\tnever seen\tnumber 1\n',
  )
  expect(await run('end', 'Olga')).toEqual({
    status: 0,
    stdout: 'Olga has no access any more, and is signed out everywhere.\n',
    stderr: '',
  })
  expect((await run('people')).stdout).toMatch(/^Emil.+\nOlga\towner\taccess ended .+\n$/)
})

test('a name that nobody has, or nobody can have, is refused in words', async () => {
  const run = await desk()
  expect(await run('end', 'Olga')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Nobody with access to the desk is called Olga.\n',
  })
  expect((await run('link', 'x'.repeat(101))).stderr).toBe('A name has 1 to 100 characters.\n')
})

test('on PostgreSQL a link is refused until settings say where the desk is', async () => {
  const settings = { DATABASE_URL: 'postgres://argo@db.example/argo' }
  const work = deskCommand.readWork(['link', 'Olga'])
  await expect(work?.(await testDatabase(), readEnv(settings))).rejects.toThrow(
    'STAFF_URL is not set: the link would lead to this machine',
  )
})

test('the commands are processes that print, and end with 0 when they could do what was asked', async () => {
  const { run } = await commandsOnDatabase()
  expect(run('desk', 'people')).toEqual({
    status: 0,
    stdout: 'Nobody has access to the desk.\n',
    stderr: '',
  })
  expect(run('catalogue', 'check').status).toBe(0)
})
