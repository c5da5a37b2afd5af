import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Form } from './kept-answer.ts'

/** The status and headers of an answer. */
export interface Head {
  status: number
  headers: string[]
  /** As Node wrote it last, and in which second. */
  written?: string
  second?: number
}

/** Writes a form, or a 304 to who has it already. */
export function writeForm(request: IncomingMessage, response: ServerResponse, form: Form): void {
  if (form.whole.status === 200 && matches(request.headers['if-none-match'], form.etag)) {
    writeHead(request, response, form.unchanged)
    response.end()
    return
  }
  writeHead(request, response, form.whole)
  response.end(request.method === 'HEAD' ? undefined : form.body)
}

// Node checks and joins a dozen headers anew for each answer, which costs more than all that the
// front does. What it wrote stays true while its Date does, on a connection that lasts.
function writeHead(request: IncomingMessage, response: ServerResponse, head: Head): void {
  const writing: ServerResponse & { _header?: string | null } = response
  const lasts = response.shouldKeepAlive && request.httpVersion === '1.1'
  const second = Math.floor(Date.now() / 1000)
  if (lasts && head.second === second && head.written) {
    writing._header = head.written
    return
  }
  response.writeHead(head.status, head.headers)
  if (!lasts) return
  head.written = writing._header ?? undefined
  head.second = second
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const named = (item: string) => ['*', etag, `W/${etag}`].includes(item.trim())
  return header === etag || header.split(',').some(named)
}
