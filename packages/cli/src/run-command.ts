import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './paths.ts'

const minute = 60_000

interface RunOptions {
  env?: Record<string, string>
  /** Milliseconds after which it is killed with all that it started. */
  limit?: number
}

/** Runs a shell command in the project's folder; resolves with its exit code, none if it was killed, and all that it printed. */
export async function runCommand(
  command: string,
  { env = {}, limit = 20 * minute }: RunOptions = {},
): Promise<{ status: number | null; output: string }> {
  const child = spawn(`exec 2>&1; ${command}`, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
    // A process group of its own, which can be killed without this process.
    detached: true,
  })
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      process.kill(-child.pid!, signal)
    } catch {
      // All of it has ended.
    }
  }
  const endWithThisProcess = () => signalGroup('SIGTERM')
  process.once('exit', endWithThisProcess)
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    output += `\nKilled: it took longer than ${limit / minute} minutes.\n`
    signalGroup('SIGKILL')
    // A process that left the group may hold it open.
    child.stdout.destroy()
  }, limit)
  const [status] = await once(child, 'close')
  clearTimeout(timer)
  process.off('exit', endWithThisProcess)
  return { status: isLate ? null : (status as number | null), output }
}

// The groups are not the terminal's: Ctrl+C reaches this process alone, which ends them as it exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1))
