import { expect, test } from 'vitest'
import { newDatabase } from '../../database/test-database.ts'
import { dataOf, staffUrl, testDesk } from '../sign-in/test-desk.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testDesk>>['join']>>

const list = async ({ read }: Pick<Member, 'read'>) => dataOf(await read('people.list'))

test('an owner adds somebody, who signs in by the link that the owner gives them', async () => {
  const { join } = await testDesk()
  const owner = await join('owner', 'Olga')
  const { link } = await owner.call('people.add', { name: '  Emil ', role: 'editor' })
  expect(link).toMatch(new RegExp(`^${staffUrl}/join#[\\w-]{43}$`))
  expect(await list(owner)).toMatchObject([
    { name: 'Emil', role: 'editor', passkeys: 0, seenAt: null, endedAt: null },
    { name: 'Olga', role: 'owner', passkeys: 1, seenAt: expect.any(String), endedAt: null },
  ])
  await expect(owner.call('people.add', { name: 'Emil', role: 'editor' })).rejects.toThrow(
    '409: Emil has access already. Add another name, or make a new link for Emil.',
  )
  await expect(owner.call('people.add', { name: ' ', role: 'editor' })).rejects.toThrow(
    '400: Enter a name.',
  )
})

test('an editor sees and changes nobody, but makes a link for another device of their own', async () => {
  const { join } = await testDesk()
  const owner = await join('owner')
  const editor = await join('editor')
  await expect(list(editor)).rejects.toThrow('403: Only an owner may do this.')
  for (const [procedure, input] of [
    ['people.add', { name: 'Eve', role: 'owner' }],
    ['people.changeRole', { id: editor.person.id, role: 'owner' }],
    ['people.end', { id: owner.person.id }],
    ['people.link', { id: owner.person.id }],
  ] as const)
    await expect(editor.call(procedure, input)).rejects.toThrow(/^403: /)
  const { link } = await editor.call('people.link', { id: editor.person.id })
  expect(link).toContain('/join#')
})

test('whose access ends is signed out on every server at once, and comes back by a new link alone', async () => {
  const url = await newDatabase()
  const [one, other] = [await testDesk(url), await testDesk(url)]
  const owner = await one.join('owner')
  const editor = await other.join('editor', 'Emil')
  await owner.call('people.end', { id: editor.person.id })
  expect(dataOf(await editor.read('person'))).toBeNull()
  const options = await editor.call('signIn.start')
  const answer = editor.authenticator.answer(options)
  await expect(editor.call('signIn.finish', { answer })).rejects.toThrow(/not known here/)
  expect(await list(owner)).toMatchObject([
    { role: 'owner' },
    { name: 'Emil', passkeys: 0, endedAt: expect.any(String) },
  ])
  const again = await other.join('editor', 'Emil')
  expect(again.person).toEqual(editor.person)
})

test('whose access ended gets none of their passkeys and sessions back with a new link, whatever was left of them', async () => {
  const { db, join, browser, tokenFor } = await testDesk()
  const emil = await join('editor', 'Emil')
  const endedAt = new Date().toISOString()
  const isEmil = ['name', '=', 'Emil'] as const
  await db
    .updateTable('staffPeople')
    .set({ endedAt })
    .where(...isEmil)
    .execute()
  await tokenFor('Emil')
  expect(await emil.isSignedIn()).toBe(false)
  const { call } = browser()
  const answer = emil.authenticator.answer(await call('signIn.start'))
  await expect(call('signIn.finish', { answer })).rejects.toThrow(/not known here/)
})

test('there is always an owner who can sign in', async () => {
  const { join } = await testDesk()
  const owner = await join('owner')
  await owner.call('people.add', { name: 'Nobody yet', role: 'owner' })
  const id = owner.person.id
  const refusal = '409: Nobody else is an owner with a passkey. Make one first.'
  await expect(owner.call('people.end', { id })).rejects.toThrow(refusal)
  await expect(owner.call('people.changeRole', { id, role: 'editor' })).rejects.toThrow(refusal)

  const second = await join('owner')
  const outcomes = await Promise.allSettled([
    owner.call('people.end', { id: second.person.id }),
    second.call('people.end', { id }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a role that changes counts from the next call', async () => {
  const { join } = await testDesk()
  const owner = await join('owner')
  const editor = await join('editor')
  await owner.call('people.changeRole', { id: editor.person.id, role: 'owner' })
  await editor.call('people.changeRole', { id: owner.person.id, role: 'editor' })
  await expect(list(owner)).rejects.toThrow(/^403: /)
  await expect(editor.call('people.end', { id: 10_000 })).rejects.toThrow(/^404: There is nobody/)
})

test('there is room for 500 people', async () => {
  const { db, join } = await testDesk()
  const owner = await join('owner')
  const createdAt = new Date().toISOString()
  const person = { role: 'editor', createdAt, endedAt: null } as const
  const people = Array.from({ length: 499 }, (_, index) => ({ ...person, name: `${index}` }))
  await db.insertInto('staffPeople').values(people).execute()
  await expect(owner.call('people.add', { name: 'Emil', role: 'editor' })).rejects.toThrow(
    '409: There is room for no more people.',
  )
})
