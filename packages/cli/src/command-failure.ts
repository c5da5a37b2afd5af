import { CommandError } from '@argo/api/database/command-error'
import { startFailure } from '@argo/api/start-failure'

/** Why a command failed, in a sentence; an unexpected error keeps its stack. */
export function commandFailure(error: unknown): string {
  if (error instanceof CommandError) return error.message
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (code?.startsWith('ERR_PARSE_ARGS_')) return message
  return syscall ? `${message}.` : startFailure(error)
}

/** Does a command's work; where that fails, says what `failure` says and why. */
export async function attempt(failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(`${failure} ${commandFailure(error)}`)
    process.exitCode = 1
  }
}
