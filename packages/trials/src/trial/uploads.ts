import { readFile } from 'node:fs/promises'
import type { Agent } from 'node:http'
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

const file = new URLSearchParams({
  productId: '79',
  kind: 'Manual',
  title: 'Damaged',
  version: '1',
  date: '2026-11-26',
  language: 'en',
  fileName: 'x.pdf',
})

/** Sends damaged files and photographs to the desk. Throws at the first wrong response. */
export async function tryUploads({ staffUrl, cookie, agent, seed, count }: UploadsOptions) {
  const headers = { cookie, origin: staffUrl, 'content-type': 'application/octet-stream' }
  const uploads = [
    {
      path: '/photographs',
      whole: await readFile(join(root, 'web/public/pictures/edge/cut-out-960.avif')),
      expected: [200, 422],
    },
    {
      path: `/files?${file}`,
      whole: Buffer.from(`%PDF-1.7\n${'x'.repeat(1_200_000)}\n%%EOF\n`),
      // The same file a second time is refused.
      expected: [200, 400, 409, 415],
    },
  ]
  const places = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { maxLength: 20 })
  for (const damage of fc.sample(places, { seed, numRuns: count })) {
    for (const { path, whole, expected } of uploads) {
      const request = { method: 'POST', path, headers, body: damaged(whole, damage) }
      // A photograph may take a minute.
      const response = await respond(staffUrl, agent, request, 70_000)
      const complaint = complaintOf(response)
      if (complaint !== undefined || !expected.includes(response.status))
        throw new Error(`${path}: ${complaint ?? `status ${response.status}`}: ${response.body}`)
    }
  }
}

function damaged(whole: Buffer, places: readonly number[]): Buffer {
  const copy = Buffer.from(whole)
  for (const place of places) copy[Math.floor(place * copy.length)]! ^= 0xff
  return copy
}
