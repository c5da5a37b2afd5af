import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { HttpError, problem, type Problem } from './problem.ts'

/**
 * Makes the handler for what is not even a request: headers that are too large, bytes that are not
 * HTTP, a body that does not come in time. There is no reply yet, so the response is written by hand.
 */
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

/** Refuses what Node would refuse by itself, without the hardening headers: no Host, an unknown Expect. */
export function refuseUnusualRequests(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const { httpVersion, headers: sent } = request.raw
    if (httpVersion === '1.1' && sent.host === undefined)
      return next(new HttpError(400, 'The request has no Host header.'))
    return next()
  })
  app.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify(problem(417, 'The server meets no expectation but 100-continue.'))
    response.writeHead(417, problemHeaders(headers, body)).end(body)
  })
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
