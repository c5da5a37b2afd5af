import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { root } from './paths.ts'

/** Runs a shell command in the project's folder; resolves with its exit code and all that it printed. */
export async function runCommand(
  command: string,
  env: Record<string, string> = {},
): Promise<{ status: number | null; output: string }> {
  const child = spawn(`${command} 2>&1`, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { status: status as number | null, output }
}
