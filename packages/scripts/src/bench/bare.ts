import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Answer } from './answer.ts'

/** The limit: a bare `node:http` server in a process of its own. */
export interface BareServer {
  url: string
  port: number
  /** Gives it answers to keep in memory, by address; it adds the built pictures and the font itself. */
  keep: (answers: Record<string, Answer>) => Promise<void>
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
    port,
    keep: async (answers) => {
      child.send(answers)
      await once(child, 'message')
    },
    stop: () => child.kill(),
  }
}
