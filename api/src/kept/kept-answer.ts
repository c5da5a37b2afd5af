import { createHash } from 'node:crypto'
import { type Encoding, encode } from './encoding.ts'

/** An answer as the app gave it. */
export interface MadeAnswer {
  status: number
  headers: Record<string, number | string | string[] | undefined>
  body: Buffer
}

/** One form of a kept answer, ready to be written. */
export interface Form {
  etag: string
  headers: string[]
  /** The headers of a 304, which has no content to describe. */
  unchangedHeaders: string[]
  body: Buffer
}

/** An answer with its compressed forms, each made when it is first asked for. */
export interface KeptAnswer {
  status: number
  form: (encoding: Encoding) => Promise<Form>
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
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const common = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || left.has(name) ? [] : [name, String(value)],
  )
  common.push('vary', [headers['vary'] ?? [], 'accept-encoding'].flat().join(', '))
  const type = String(headers['content-type'] ?? '')
  const forms = new Map<Encoding, Form>()
  const making = new Map<Encoding, Promise<Form>>()

  async function make(encoding: Encoding): Promise<Form> {
    const encoded = await encode(body, encoding)
    const etag = `"${hash}-${encoding}"`
    const unchangedHeaders = status === 200 ? [...common, 'etag', etag] : common
    const form = {
      etag,
      unchangedHeaders,
      body: encoded,
      headers: [
        ...unchangedHeaders,
        ...(type ? ['content-type', type] : []),
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
        'content-length',
        String(encoded.length),
      ],
    }
    forms.set(encoding, form)
    making.delete(encoding)
    return form
  }

  const possible = (encoding: Encoding) => (body.length < worthCompressing ? 'identity' : encoding)
  return {
    status,
    readyForm: (encoding) => forms.get(possible(encoding)),
    form: (asked) => {
      const encoding = possible(asked)
      const ready = forms.get(encoding)
      if (ready) return Promise.resolve(ready)
      const started = making.get(encoding) ?? make(encoding)
      making.set(encoding, started)
      return started
    },
    size: () => [...forms.values()].reduce((total, form) => total + form.body.length, body.length),
  }
}
