import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@argo/api/app'
import { openDatabase } from '@argo/api/database/open'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { costlyRequests, mostBytes, mostProcessorTime } from './costly-requests.ts'

let app: Awaited<ReturnType<typeof buildApp>>
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'argo-costs-'))
  app = await buildApp({
    ...(await openDatabase(`sqlite:${join(folder, 'argo.sqlite')}`)),
    createRenderer: () => async () => new Response('<!doctype html><title>a page</title>'),
    publicUrl: 'http://localhost:3000',
    logLevel: 'silent',
  })
  await app.ready()
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

test.each(costlyRequests())('$name costs no more than it is worth', async (request) => {
  const { method, path: url, headers, body: payload } = request
  const times: number[] = []
  // The first may pay for what is compiled or collected.
  for (let time = 0; time < 3; time += 1) {
    const before = process.cpuUsage()
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) })
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1_000)
    expect(response.statusCode, response.body.slice(0, 500)).toBe(request.status)
    expect(response.rawPayload.length).toBeLessThan(
      mostBytes(response.statusCode, String(response.headers['content-type'])),
    )
    if (Math.min(...times) < mostProcessorTime) break
  }
  expect(Math.min(...times)).toBeLessThan(mostProcessorTime)
})
