import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Ends a process and resolves when it has ended. */
export async function end(process: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  const ended = once(process, 'exit')
  process.kill(signal)
  await ended
}
