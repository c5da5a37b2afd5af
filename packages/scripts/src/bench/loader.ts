import { connect } from 'node:net'
import type { LoadJob, LoadResult } from './load.ts'

// The process behind load.ts. It speaks HTTP/1.1 over plain sockets, because node:http's client costs
// more than the servers it would measure. Its limits: GET only, one request at a time a connection,
// answers with a length or in chunks, and anything but 200 ends the round.
process.on('message', (job: LoadJob) => {
  load(job).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.(String(error)),
  )
})

async function load(job: LoadJob): Promise<LoadResult> {
  const times: number[] = []
  const cpu = process.cpuUsage()
  const start = performance.now()
  const end = start + job.seconds * 1000
  await Promise.all(Array.from({ length: job.connections }, () => askUntil(end, job, times)))
  const milliseconds = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  const sorted = times.toSorted((a, b) => a - b)
  const percentile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return {
    requestsPerSecond: (times.length / milliseconds) * 1000,
    p50: percentile(0.5),
    p99: percentile(0.99),
    busy: (user + system) / 1000 / milliseconds,
  }
}

// Requests that are under way at the end are waited for and counted.
function askUntil(end: number, job: LoadJob, times: number[]): Promise<void> {
  const { port, address, acceptEncoding } = job
  const request = `GET ${address} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: ${acceptEncoding}\r\n\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: 'localhost' })
    let isWhole = newAnswer()
    let asked = 0
    const ask = () => {
      isWhole = newAnswer()
      asked = performance.now()
      socket.write(request)
    }
    socket.once('connect', ask)
    socket.on('data', (bytes) => {
      try {
        if (!isWhole(bytes)) return
      } catch (error) {
        socket.destroy()
        return reject(error)
      }
      const now = performance.now()
      times.push(now - asked)
      if (now < end) return ask()
      socket.destroy()
      return resolve()
    })
    socket.once('error', reject)
    socket.once('end', () => reject(new Error('the server ended the connection')))
  })
}

const lastChunk = '0\r\n\r\n'

// Takes an answer's bytes as they come and tells when it is whole.
function newAnswer(): (bytes: Buffer) => boolean {
  let head = ''
  let missing = 0
  let tail = ''
  return (bytes) => {
    let body = bytes
    if (!head) {
      const headEnd = bytes.indexOf('\r\n\r\n')
      if (headEnd < 0) throw new Error('the head of the answer came in pieces')
      head = bytes.toString('latin1', 0, headEnd)
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.slice(0, head.indexOf('\r\n')))
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
      body = bytes.subarray(headEnd + 4)
    }
    missing -= body.length
    if (!Number.isNaN(missing)) return missing <= 0
    tail = (tail + body.subarray(-5).toString('latin1')).slice(-5)
    return tail === lastChunk
  }
}
