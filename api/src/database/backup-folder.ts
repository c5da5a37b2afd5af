import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** A backup in the folder of backups. */
export interface StoredBackup {
  file: string
  madeAt: Date
}

const day = 86_400_000
const nameOfBackup = /^argo-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.(sqlite|dump)$/

/** The name of a backup of this database that is made now, by its time in UTC. */
export function backupName(databaseUrl: string, now: Date): string {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `argo-${time}.${databaseUrl.startsWith('sqlite:') ? 'sqlite' : 'dump'}`
}

/** The backups in a folder, the newest first; what has another name is none. */
export async function storedBackups(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder)
  return names
    .flatMap((name) => {
      const [, year, month, date, hour, minute, second] = nameOfBackup.exec(name) ?? []
      const madeAt = new Date(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`)
      return Number.isNaN(madeAt.getTime()) ? [] : [{ file: join(folder, name), madeAt }]
    })
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}

/** Those older than 30 days, but for the newest and for the first of each month of the last year. */
export function outdatedBackups(backups: readonly StoredBackup[], now: Date): StoredBackup[] {
  const [newest] = backups
  const firsts = new Map(
    backups.map((backup) => [backup.madeAt.toISOString().slice(0, 'YYYY-MM'.length), backup]),
  )
  return backups.filter((backup) => {
    const age = now.getTime() - backup.madeAt.getTime()
    const isFirst = [...firsts.values()].includes(backup)
    return backup !== newest && age > 30 * day && !(isFirst && age <= 366 * day)
  })
}
