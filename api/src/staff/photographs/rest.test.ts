import { readdir, rm } from 'node:fs/promises'
import { uploadedPicture, uploadedSocialCard } from '@argo/domain/pictures/uploaded-picture'
import { pictureAt } from '@argo/domain/pictures/photographs'
import { expect, test } from 'vitest'
import { expectProblem, testApp } from '../../test-app.ts'
import { testDesk } from '../sign-in/test-desk.ts'
import { smoothPhotograph } from './test-photograph.ts'

test('a photograph that is uploaded once has one address, where the site and the desk show it for ever', async () => {
  const { app: desk, join, db, uploadsFolder } = await testDesk()
  const { upload } = await join('editor')
  const photograph = await smoothPhotograph(640, 800)
  const first = await upload('/photographs', photograph)
  expect(first.statusCode, first.body).toBe(200)
  const again = await upload('/photographs', photograph)
  expect(again.json()).toEqual(first.json())
  const other = await upload('/photographs', await smoothPhotograph(640, 800))
  expect(other.json()).not.toEqual(first.json())

  const { src } = first.json()
  const picture = uploadedPicture(src)!
  expect(picture).toMatchObject({ width: 640, height: 800, clear: false, alt: '' })
  const { srcSet = '', src: fallback } = pictureAt(src)
  const files = [...srcSet.split(', ').map((each) => each.split(' ')[0]!), fallback]
  const { app } = await testApp({ db, uploadsFolder })
  for (const server of [app, desk])
    for (const url of [...files, uploadedSocialCard(picture)]) {
      const response = await server.inject(url)
      expect([url, response.statusCode]).toEqual([url, 200])
      expect(response.headers).toMatchObject({
        'content-type': { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }[
          url.split('.')[1]!
        ],
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      expect(response.rawPayload.length).toBeGreaterThan(1_000)
      const known = { 'if-none-match': String(response.headers.etag) }
      expect((await server.inject({ url, headers: known })).statusCode).toBe(304)
      expect((await server.inject({ url, method: 'HEAD' })).body).toBe('')
    }
  for (const url of [
    fallback.replace('-640.', '-641.'),
    '/photographs/x',
    '/photographs/..%2fseed.sql',
  ])
    expect((await desk.inject(url)).statusCode).toBe(404)
})

test('a photograph whose files were lost is made again when it is uploaded again', async () => {
  const { app, join, uploadsFolder } = await testDesk()
  const { upload } = await join('editor')
  const photograph = await smoothPhotograph(500, 500)
  const { src } = (await upload('/photographs', photograph)).json()
  for (const name of await readdir(uploadsFolder)) await rm(`${uploadsFolder}/${name}`)
  expect((await app.inject(pictureAt(src).src)).statusCode).toBe(404)
  expect((await upload('/photographs', photograph)).json()).toEqual({ src })
  expect((await app.inject(pictureAt(src).src)).statusCode).toBe(200)
})

test('nothing is taken of somebody who is not signed in, of another site, nor past 40 MB', async () => {
  const { browser, join, uploadsFolder } = await testDesk()
  const photograph = await smoothPhotograph(600, 600)
  expectProblem(await browser().upload('/photographs', photograph), 401, 'Please sign in.')
  const { upload } = await join('editor')
  expectProblem(await upload('/photographs', photograph, { origin: 'https://evil.example' }), 403)
  const large = Buffer.alloc(41 * 1024 * 1024)
  expectProblem(await upload('/photographs', large), 413, 'A photograph has 40 MB at most.')
  expectProblem(await upload('/photographs', Buffer.from('%PDF-1.7')), 422, /no picture/)
  expectProblem(await upload('/photographs', Buffer.alloc(0)), 400)
  const json = { 'content-type': 'application/json' }
  expectProblem(await upload('/photographs', Buffer.from('{}'), json), 415)
  expect(await readdir(uploadsFolder)).toEqual([])
})
