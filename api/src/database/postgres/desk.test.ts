import { pictureAt } from '@argo/domain/pictures/photographs'
import { expect, test } from 'vitest'
import { smoothPhotograph } from '../../staff/photographs/test-photograph.ts'
import { staffUrl, testDesk } from '../../staff/sign-in/test-desk.ts'
import { testApp } from '../../test-app.ts'
import { temporaryUploads } from '../../uploads/test-uploads.ts'
import { newDatabase, openTestDatabase } from '../test-database.ts'

/** Two servers of one site, each with what visitors call and with its desk. */
async function servers() {
  const [url, uploadsFolder] = [await newDatabase(), temporaryUploads()]
  const open = async () => {
    const { app: site } = await testApp({ ...(await openTestDatabase(url)), uploadsFolder })
    return { site, desk: await testDesk(url, uploadsFolder) }
  }
  return Promise.all([open(), open()])
}

test('a photograph that is uploaded at one server’s desk is on every server', async () => {
  const [one, two] = await servers()
  const { upload } = await one.desk.join('editor')
  const { src } = (await upload('/photographs', await smoothPhotograph(640, 800))).json()
  for (const server of [two.site, two.desk.app])
    await expect.poll(async () => (await server.inject(pictureAt(src).src)).statusCode).toBe(200)
})

test('who signs out at one server’s desk is signed out at every other', async () => {
  const [one, two] = await servers()
  const { authenticator } = await one.desk.join('editor', 'Ada')
  const browser = two.desk.browser()
  const answer = authenticator.answer(await browser.call('signIn.start'))
  const [kept] = (await browser.send('signIn.finish', { answer })).cookies
  const cookie = `${kept?.name}=${kept?.value}`
  const person = async ({ desk }: typeof one) =>
    (await desk.app.inject({ url: '/trpc/person', headers: { cookie } })).json().result.data.json
  for (const server of [one, two]) expect(await person(server)).toMatchObject({ name: 'Ada' })
  const url = '/trpc/signIn.end'
  await one.desk.app.inject({
    method: 'POST',
    url,
    headers: { cookie, origin: staffUrl },
    payload: {},
  })
  await expect.poll(() => person(two)).toBeNull()
})
