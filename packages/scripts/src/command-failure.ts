import { BackupError } from '@argo/api/database/backup-error'
import { startFailure } from '@argo/api/start-failure'

/** Why a command failed, in a sentence; an unexpected error keeps its stack. */
export function commandFailure(error: unknown): string {
  if (error instanceof BackupError) return error.message
  const { syscall, message } = error as NodeJS.ErrnoException
  return syscall ? `${message}.` : startFailure(error)
}
