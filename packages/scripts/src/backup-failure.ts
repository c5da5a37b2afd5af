import { BackupError } from '@argo/api/database/backup-error'
import { startFailure } from '@argo/api/start-failure'

/** Why a backup or a restore failed, in a sentence; an unexpected error keeps its stack. */
export function backupFailure(error: unknown): string {
  if (error instanceof BackupError) return error.message
  const { syscall, message } = error as NodeJS.ErrnoException
  return syscall ? `${message}.` : startFailure(error)
}
