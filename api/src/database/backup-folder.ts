import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A backup in the folder of backups: a folder of its own. */
export interface StoredBackup {
  folder: string
  madeAt: Date
}

const day = 86_400_000
const drillNote = 'last-drill'
const nameOfBackup = /^argo-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

/** The name of a backup that is made now, by its time in UTC. */
export function backupName(now: Date): string {
  return `argo-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
}

/** The backups in a folder, the newest first; what has another name is none. */
export async function storedBackups(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder)
  return names
    .flatMap((name) => {
      const [, year, month, date, hour, minute, second] = nameOfBackup.exec(name) ?? []
      const madeAt = new Date(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`)
      return Number.isNaN(madeAt.getTime()) ? [] : [{ folder: join(folder, name), madeAt }]
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

/** Notes in the folder of backups that the newest of them could be restored. */
export async function noteDrill(folder: string, now: Date): Promise<void> {
  await writeFile(join(folder, drillNote), now.toISOString())
}

/** When that was last; undefined for never. */
export async function lastDrill(folder: string): Promise<Date | undefined> {
  const note = await readFile(join(folder, drillNote), 'utf8').catch(() => undefined)
  return note === undefined ? undefined : new Date(note)
}
