import { randomBytes } from 'node:crypto'
import { type Agent, request as send } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@argo/cli/paths'
import * as fc from 'fast-check'
import { complaintOf, respond } from './respond.ts'

interface UploadsOptions {
  staffUrl: string
  /** Of an owner. */
  cookie: string
  agent: Agent
  seed: number
  /** How many damaged files are sent, and as many photographs. */
  count: number
}

const productId = 79
const details = { kind: 'Manual', version: '1', date: '2026-11-26', language: 'en' }

/**
 * Sends valid, damaged, truncated, mistyped, oversized and unauthorized uploads to the desk.
 * Throws at the first wrong response, and if more is stored than was accepted.
 */
export async function tryUploads({ staffUrl, cookie, agent, seed, count }: UploadsOptions) {
  const own = { cookie, origin: staffUrl, 'content-type': 'application/octet-stream' }
  const photograph = await readFile(join(root, 'web/public/pictures/edge/cut-out-960.avif'))
  const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(1_200_000)}\n%%EOF\n`)
  const fileAt = (title: string) =>
    `/files?${new URLSearchParams({ ...details, title, productId: String(productId), fileName: 'x.pdf' })}`
  const post = async (
    path: string,
    body: Buffer,
    expected: readonly number[],
    headers: Record<string, string> = own,
  ) => {
    const request = { method: 'POST', path, headers, body }
    // A photograph may take a minute.
    const response = await respond(staffUrl, agent, request, 70_000).catch((cause: unknown) => {
      throw new Error(`${path} has no answer`, { cause })
    })
    const complaint = complaintOf(response)
    if (complaint !== undefined || !expected.includes(response.status))
      throw new Error(`${path}: ${complaint ?? `status ${response.status}`}: ${response.body}`)
  }

  await post('/photographs', photograph, [200])
  await post(fileAt('Whole'), pdf, [200])
  for (const path of ['/photographs', fileAt('Wrong')]) {
    await post(path, Buffer.from('GIF89a, and no more'), [415, 422])
    await post(path, Buffer.alloc(0), [400, 415])
    await post(path, pdf, [415], { ...own, 'content-type': 'multipart/form-data; boundary=x' })
    await post(path, pdf, [401], { ...own, cookie: '' })
    await post(path, pdf, [403], { ...own, origin: 'https://evil.example' })
  }
  // Refused while it is sent: its length is not said before.
  await post('/photographs', randomBytes(41 * 1024 * 1024), [413], {
    ...own,
    'transfer-encoding': 'chunked',
  })
  await post(fileAt('Large'), Buffer.concat([pdf, Buffer.alloc(200_000_000)]), [413])

  const places = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { maxLength: 20 })
  for (const damage of fc.sample(places, { seed, numRuns: count })) {
    await post('/photographs', damaged(photograph, damage), [200, 422])
    await post(fileAt('Damaged'), damaged(pdf, damage), [200, 400, 415])
    await cutOff(staffUrl, fileAt('Cut off'), own, pdf, damage[0] ?? 0.5)
    await cutOff(staffUrl, '/photographs', own, photograph, damage[0] ?? 0.5)
  }

  const input = encodeURIComponent(JSON.stringify({ json: { productId } }))
  const asked = { method: 'GET', path: `/trpc/files.list?input=${input}`, headers: { cookie } }
  const { body } = await respond(staffUrl, agent, { ...asked, body: undefined })
  const titles = new Set([...body.matchAll(/"title":"(.+?)"/g)].map(([, title]) => title))
  for (const title of ['Wrong', 'Large', 'Cut off'])
    if (titles.has(title)) throw new Error(`${title} is stored: ${body}`)
  if (!titles.has('Whole')) throw new Error(`Whole is not stored: ${body}`)
}

function damaged(whole: Buffer, places: readonly number[]): Buffer {
  const copy = Buffer.from(whole)
  for (const place of places) copy[Math.floor(place * copy.length)]! ^= 0xff
  return copy
}

/** Sends a part of an upload, and is gone. */
async function cutOff(
  url: string,
  path: string,
  headers: Record<string, string>,
  body: Buffer,
  part: number,
): Promise<void> {
  const { hostname, port } = new URL(url)
  const sending = send({
    hostname,
    port,
    method: 'POST',
    path,
    headers: { ...headers, 'content-length': String(body.length) },
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  sending.on('error', () => {})
  sending.once('close', resolve)
  sending.write(body.subarray(0, Math.floor(body.length * part)), () => sending.destroy())
  await promise
}
