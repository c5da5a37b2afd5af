import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { MeasuredServer } from './load.ts'
import type { RecordedResponse } from './recorded-response.ts'

/** The limit: a bare `node:http` server in a process of its own. */
export interface BareServer extends MeasuredServer {
  /** Gives it responses to send from memory, by path; it adds the built pictures and the font itself. */
  add: (responses: Record<string, RecordedResponse>) => Promise<void>
  stop: () => void
}

/** Starts the bare server. Resolves when it listens. */
export async function startBareServer(): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {
    serialization: 'advanced',
  })
  const [port] = (await once(child, 'message')) as [number]
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? Number.NaN,
    add: async (responses) => {
      child.send(responses)
      await once(child, 'message')
    },
    stop: () => child.kill(),
  }
}
