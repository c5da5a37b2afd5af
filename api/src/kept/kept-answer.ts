import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type Encoding, encode, encodeStream } from './encoding.ts'
import { readUpTo } from './read-up-to.ts'
import type { Head } from './write-form.ts'

/** An answer as the app gave it. */
export interface MadeAnswer {
  status: number
  headers: Record<string, number | string | string[] | undefined>
  /** The content, or a way to read it once more where it is too large to be held as it is. */
  body: Buffer | (() => Promise<Readable>)
}

const megabyte = 1024 * 1024

/** The most bytes of content that are held as they are. */
export const largestBody = 4 * megabyte
// The list of all products and those of the categories, in each form, stay within the store's bound.
const largestForm = 2 * megabyte

/** One form of a kept answer, ready to be written. */
export interface Form {
  etag: string
  whole: Head
  /** The head of a 304, which has no content to describe. */
  unchanged: Head
  body: Buffer
}

/** An answer with its compressed forms, each made when it is first asked for. */
export interface KeptAnswer {
  /** The form; undefined where it is too large to be kept. */
  form: (encoding: Encoding) => Promise<Form | undefined>
  /** The form, if it is there already. */
  readyForm: (encoding: Encoding) => Form | undefined
  /** How many bytes it holds in memory now. */
  size: () => number
}

// Node writes these itself, or they belong to one connection.
const left = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
])
// Less gains nothing: it fits into one packet as it is.
const worthCompressing = 1024

/** Keeps an answer. The strong ETag names the content and the form. */
export function keepAnswer({ status, headers, body }: MadeAnswer): KeptAnswer {
  const common = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || left.has(name) ? [] : [name, String(value)],
  )
  common.push('vary', [headers['vary'] ?? [], 'accept-encoding'].flat().join(', '))
  const type = String(headers['content-type'] ?? '')
  const held = Buffer.isBuffer(body) ? body.length : 0
  const forms = new Map<Encoding, Form>()
  const making = new Map<Encoding, Promise<Form | undefined>>()

  async function make(encoding: Encoding): Promise<Form | undefined> {
    const encoded = await encodeBody(body, encoding)
    if (!encoded) return undefined
    const hash = createHash('sha256').update(encoded).digest('base64url').slice(0, 22)
    const etag = `"${hash}-${encoding}"`
    const always = status === 200 ? [...common, 'etag', etag] : common
    const whole = [
      ...always,
      ...(type ? ['content-type', type] : []),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(encoded.length),
    ]
    const form = {
      etag,
      whole: { status, headers: whole },
      unchanged: { status: 304, headers: always },
      body: encoded,
    }
    forms.set(encoding, form)
    return form
  }

  const possible = (encoding: Encoding) =>
    Buffer.isBuffer(body) && body.length < worthCompressing ? 'identity' : encoding
  return {
    readyForm: (encoding) => forms.get(possible(encoding)),
    form: (asked) => {
      const encoding = possible(asked)
      const started = making.get(encoding) ?? make(encoding)
      making.set(encoding, started)
      started.catch(() => making.delete(encoding))
      return started
    },
    size: () => [...forms.values()].reduce((total, form) => total + form.body.length, held),
  }
}

async function encodeBody(
  body: MadeAnswer['body'],
  encoding: Encoding,
): Promise<Buffer | undefined> {
  if (Buffer.isBuffer(body)) return encode(body, encoding)
  if (encoding === 'identity') return undefined
  return readUpTo(largestForm, encodeStream(await body(), encoding))
}
