import { STATUS_CODES } from 'node:http'
import type { ConnectionError } from 'fastify'
import type { Socket } from 'node:net'
import { problem } from './problem.ts'

/**
 * Makes the handler for what is not even a request: headers that are too large, bytes that are not
 * HTTP, a body that does not come in time. There is no reply yet, so the answer is written by hand.
 */
export function answerConnectionErrors(headers: Record<string, string>) {
  return ({ code }: ConnectionError, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const answer = toProblem(code)
    const body = JSON.stringify(answer)
    const lines = Object.entries({
      ...headers,
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(
      `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${lines.join('')}\r\n${body}`,
    )
  }
}

function toProblem(code: string) {
  if (code === 'HPE_HEADER_OVERFLOW') return problem(431, 'The request headers are too large.')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problem(408, 'The request took too long to come.')
  return problem(400, 'This is not an HTTP request.')
}
