import { Gauge, type Registry } from 'prom-client'
import { storedBackups } from '../database/backup-folder.ts'

/** Makes the metric of the newest backup; returns a function that reads the folder. Without a backup there is none. */
export function measureBackups(folder: string, registry: Registry): () => Promise<void> {
  const newest = new Gauge({
    name: 'argo_newest_backup_timestamp_seconds',
    help: 'When the newest backup in BACKUP_FOLDER was made, in seconds since 1970.',
    registers: [registry],
  })
  return async () => {
    const [backup] = await storedBackups(folder).catch(() => [])
    if (backup) newest.set(backup.madeAt.getTime() / 1_000)
    else newest.remove()
  }
}
