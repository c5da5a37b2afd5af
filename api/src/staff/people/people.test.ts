import { expect, test } from 'vitest'
import { newDatabase } from '../../database/test-database.ts'
import { publishDue } from '../products/publish-due.ts'
import { staffRouter } from '../router.ts'
import { testAuthenticator } from '../sign-in/test-authenticator.ts'
import { dataOf, staffUrl, testDesk } from '../sign-in/test-desk.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testDesk>>['join']>>

const list = async ({ read }: Pick<Member, 'read'>) => dataOf(await read('people.list'))
const productOf = async ({ get }: Pick<Member, 'get'>, id: number) =>
  dataOf(
    await get(`/trpc/products.one?input=${encodeURIComponent(JSON.stringify({ json: { id } }))}`),
  )
const access = async ({ get }: Pick<Member, 'get'>, id: number) => {
  const input = encodeURIComponent(JSON.stringify({ json: { id } }))
  return dataOf(await get(`/trpc/people.access?input=${input}`))
}

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
    ['people.removePasskey', { id: owner.person.id, passkey: 1 }],
    ['people.removeSession', { id: owner.person.id, session: 1 }],
    ['people.removeLink', { id: owner.person.id }],
  ] as const)
    await expect(editor.call(procedure, input)).rejects.toThrow(/^403: /)
  await expect(access(editor, owner.person.id)).rejects.toThrow(/^403: /)
  const { link } = await editor.call('people.link', { id: editor.person.id })
  expect(link).toContain('/join#')
})

test('whatever changes who has access asks for an answer of a passkey that is not older than five minutes', async () => {
  const { join, ageSessions } = await testDesk()
  const owner = await join('owner')
  const { person } = await join('editor')
  const inputs: Record<string, object> = {
    'people.add': { name: 'Emil', role: 'editor' },
    'people.link': { id: person.id },
    'people.removeSession': {
      id: person.id,
      session: (await access(owner, person.id)).sessions[0].id,
    },
    'people.removePasskey': {
      id: person.id,
      passkey: (await access(owner, person.id)).passkeys[0].id,
    },
    'people.removeLink': { id: person.id },
    'people.changeRole': { id: person.id, role: 'owner' },
    'people.end': { id: person.id },
  }
  const procedures: object = staffRouter._def.procedures
  const mutations = Object.entries<{ _def: { type: string } }>({ ...procedures }).filter(
    ([path, { _def }]) =>
      path.startsWith('people.') && path !== 'people.namePasskey' && _def.type === 'mutation',
  )
  expect(mutations.map(([path]) => path).toSorted()).toEqual(Object.keys(inputs).toSorted())
  await ageSessions()
  for (const [path, input] of Object.entries(inputs))
    await expect(owner.call(path, input), path).rejects.toThrow(
      '401: Please confirm with your passkey that it is you.',
    )
  expect(await owner.signInAgain()).toEqual(owner.person)
  for (const [path, input] of Object.entries(inputs)) await owner.call(path, input)
})

test('a person sees their passkeys and their open link, and removes them', async () => {
  const { browser, join } = await testDesk()
  const ada = await join('editor')
  const { id } = ada.person
  const { link } = await ada.call('people.link', { id })
  const [first] = (await access(ada, id)).passkeys
  expect(await access(ada, id)).toEqual({
    passkeys: [
      {
        id: expect.any(Number),
        name: '',
        device: 'A browser on an unknown system',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        transports: ['internal'],
      },
    ],
    sessions: [expect.objectContaining({ isHere: true })],
    linkExpiresAt: expect.any(String),
  })
  const token = link.split('#')[1]
  const phone = { ...browser(), authenticator: testAuthenticator(staffUrl) }
  const { options } = await phone.call('signIn.startPasskey', { token })
  await phone.call('signIn.finishPasskey', { token, answer: phone.authenticator.make(options) })
  expect(await access(ada, id)).toMatchObject({
    passkeys: [{ id: first.id }, {}],
    linkExpiresAt: null,
  })

  await ada.call('people.removePasskey', { id, passkey: (await access(ada, id)).passkeys[1].id })
  expect(dataOf(await phone.read('person'))).toBeNull()
  const answer = phone.authenticator.answer(await phone.call('signIn.start'))
  await expect(phone.call('signIn.finish', { answer })).rejects.toThrow(/not known here/)
  expect(await ada.isSignedIn()).toBe(true)
  expect((await access(ada, id)).passkeys).toMatchObject([{ id: first.id }])

  const other = await ada.call('people.link', { id })
  await ada.call('people.removeLink', { id })
  await expect(
    phone.call('signIn.startPasskey', { token: other.link.split('#')[1] }),
  ).rejects.toThrow(/^404: This link was used, or has ended/)
  await expect(ada.call('people.removeLink', { id })).rejects.toThrow(/^404: /)
})

test('a person sees where they are signed in, by the name of each browser, and signs out of one of them', async () => {
  const { join, browser } = await testDesk()
  const ada = await join('editor', 'Ada')
  const { id } = ada.person
  const phone = browser()
  const answer = ada.authenticator.answer(await phone.call('signIn.start'))
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Safari/604.1'
  await phone.send('signIn.finish', { answer }, { 'user-agent': userAgent })
  const { sessions } = await access(ada, id)
  expect(sessions).toMatchObject([
    { device: 'Safari on iPhone', isHere: false, seenAt: expect.any(String) },
    { device: 'A browser on an unknown system', isHere: true },
  ])
  await ada.call('people.removeSession', { id, session: sessions[0].id })
  expect(dataOf(await phone.read('person'))).toBeNull()
  expect(await ada.isSignedIn()).toBe(true)
  await expect(ada.call('people.removeSession', { id, session: sessions[0].id })).rejects.toThrow(
    '404: This session has ended.',
  )
})

test('an owner removes a passkey of somebody else, who is signed out everywhere; the last one of all owners stays', async () => {
  const { join } = await testDesk()
  const owner = await join('owner')
  const editor = await join('editor')
  const passkeyOf = async (id: number) => ({
    id,
    passkey: (await access(owner, id)).passkeys[0].id,
  })
  await owner.call('people.removePasskey', await passkeyOf(editor.person.id))
  expect(await editor.isSignedIn()).toBe(false)
  const own = await passkeyOf(owner.person.id)
  await expect(owner.call('people.removePasskey', own)).rejects.toThrow(
    '409: Nobody else is an owner with a passkey. Make one first.',
  )
  const second = await join('owner')
  // A passkey is removed from whom it belongs to alone.
  await expect(
    second.call('people.removePasskey', { ...own, id: editor.person.id }),
  ).rejects.toThrow(/^404: /)
  await owner.call('people.removePasskey', own)
  expect((await access(second, owner.person.id)).passkeys).toEqual([])
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

test('who ends somebody’s access is told what that person has scheduled, which is published all the same', async () => {
  const { db, join } = await testDesk()
  const owner = await join('owner', 'Olga')
  const emil = await join('editor', 'Emil')
  const times = { 77: '2999-01-03T08:00:00Z', 79: '2999-01-02T08:00:00Z' }
  for (const [number, at] of Object.entries(times)) {
    const id = Number(number)
    const { version } = await productOf(emil, id)
    const unpublished = await emil.call('products.unpublish', { id, version })
    await emil.call('products.publish', { id, version: unpublished.version, at })
  }
  const { name } = (await productOf(emil, 77)).form
  expect(await list(owner)).toMatchObject([
    {
      name: 'Emil',
      scheduled: {
        count: 2,
        next: [
          { name: 'Edge', at: times[79] },
          { name, at: times[77] },
        ],
      },
    },
    { name: 'Olga', scheduled: { count: 0, next: [] } },
  ])
  await owner.call('people.end', { id: emil.person.id })
  await publishDue(db, new Date('2999-01-02T09:00:00Z'))
  expect((await productOf(owner, 79)).status.listed).toBe('published')
  expect((await productOf(owner, 77)).status.publishAt).toBe(times[77])
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

test('the history says who gave and took access, and none of it is undone there', async () => {
  const { join, tokenFor } = await testDesk()
  const owner = await join('owner', 'Olga')
  await owner.call('people.add', { name: 'Emil', role: 'editor' })
  const people: { id: number; name: string }[] = await list(owner)
  const id = people.find(({ name }) => name === 'Emil')?.id
  await owner.call('people.changeRole', { id, role: 'owner' })
  await owner.call('people.removeLink', { id })
  await owner.call('people.link', { id })
  const emil = await join('editor', 'Emil')
  const { passkeys } = await access(owner, emil.person.id)
  await owner.call('people.removePasskey', { id, passkey: passkeys[0].id })
  await owner.call('people.end', { id })
  await tokenFor('Emil')
  const history: { id: number; batch: string; person: string | null; note: string }[] = dataOf(
    await owner.get('/trpc/revisions.list?input=%7B%22json%22%3A%7B%7D%7D'),
  )
  expect(history.map(({ person, note }) => [person, note]).toReversed()).toEqual([
    [null, 'gave Olga access as an owner, by a link'],
    ['Olga', 'made a passkey'],
    ['Olga', 'gave Emil access as an editor, by a link'],
    ['Olga', 'made Emil an owner'],
    ['Olga', 'removed the link for Emil'],
    ['Olga', 'made a link for Emil'],
    [null, 'made a link for Emil'],
    ['Emil', 'made a passkey'],
    ['Olga', 'removed a passkey of Emil'],
    ['Olga', 'ended the access of Emil'],
    [null, 'gave Emil access as an editor, by a link'],
  ])
  for (const action of history)
    for (const which of [{ id: action.id }, { batch: action.batch }])
      await expect(owner.call('revisions.undo', which)).rejects.toThrow(/^404: /)
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

test('a person names a passkey of their own, and nobody else does', async () => {
  const { join } = await testDesk()
  const owner = await join('owner')
  const editor = await join('editor')
  const { id } = editor.person
  const [passkey] = (await access(editor, id)).passkeys
  await editor.call('people.namePasskey', { passkey: passkey.id, name: ' Work laptop ' })
  expect((await access(owner, id)).passkeys).toMatchObject([{ name: 'Work laptop' }])
  await expect(
    owner.call('people.namePasskey', { passkey: passkey.id, name: 'Mine' }),
  ).rejects.toThrow('404: You have no such passkey.')
  await expect(
    editor.call('people.namePasskey', { passkey: passkey.id, name: 'x'.repeat(61) }),
  ).rejects.toThrow('400: ')
  await editor.call('people.namePasskey', { passkey: passkey.id, name: '' })
  expect((await access(editor, id)).passkeys).toMatchObject([{ name: '' }])
})
