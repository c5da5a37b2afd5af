import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'

// The process behind visitor.ts. Its address is not the load's: all of 127.0.0.0/8 is the loopback on Linux.
const localAddress = process.platform === 'linux' ? '127.0.0.2' : undefined
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const times: number[] = []
const state = { stopped: false }
process.once('message', () => (state.stopped = true))

while (!state.stopped) {
  const start = performance.now()
  await visit(process.argv[2] ?? '')
  times.push(performance.now() - start)
  await setTimeout(5)
}
agent.destroy()
process.send?.(times)

function visit(url: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'br' }
    const options = { agent, headers, localAddress, family: 4, timeout: 120_000 }
    const request = get(url, options, (response) => response.resume().once('close', resolve))
    request.once('timeout', () => request.destroy()).once('error', () => resolve())
  })
}
