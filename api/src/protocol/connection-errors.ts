import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { HttpError, problem, type Problem } from './problem.ts'

/** Answers what is no request, such as headers that are too large, by hand: there is no reply yet. */
export function respondToConnectionErrors(headers: Record<string, string>) {
  return ({ code }: ConnectionError, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const failure = toProblem(code)
    const body = JSON.stringify(failure)
    const lines = Object.entries(problemHeaders(headers, body)).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    socket.end(
      `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${lines.join('')}\r\n${body}`,
    )
  }
}

// RFC 3986, section 3.2.2; it may be empty.
const hostPattern = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i

/**
 * Refuses what Node would refuse by itself, without the hardening headers: no Host, an unknown Expect; and what it would
 * take: several, or what is no host (RFC 9112, section 3.2).
 */
export function refuseUnusualRequests(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    const isOneHost =
      raw.headers.host === undefined
        ? raw.httpVersion !== '1.1'
        : hostPattern.test(raw.headers.host) && raw.rawHeaders.filter(isHostName).length === 1
    return next(isOneHost ? undefined : new HttpError(400, 'The request needs one Host header.'))
  })
  app.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify(problem(417, 'The server meets no expectation but 100-continue.'))
    response.writeHead(417, problemHeaders(headers, body)).end(body)
  })
}

// Names and values stand in turn.
function isHostName(text: string, index: number): boolean {
  return index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host'
}

function problemHeaders(headers: Record<string, string>, body: string): Record<string, string> {
  return {
    ...headers,
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
}

function toProblem(code: string): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return problem(431, 'The request headers are too large.')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problem(408, 'The request took too long to come.')
  return problem(400, 'This is not an HTTP request.')
}
