import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { commandsOnDatabase, commandsOnNoDatabase } from './test-commands.ts'

const day = 86_400_000

const nameOf = (daysAgo: number) =>
  `argo-${new Date(Date.now() - daysAgo * day).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`

async function site() {
  const { folder } = commandsOnNoDatabase()
  const { folder: site, run } = await commandsOnDatabase(async () => {}, { BACKUP_FOLDER: folder })
  return { folder, databaseFile: join(site, 'argo.sqlite'), run }
}

test('800 nights leave 30 days, the first backup of each month before, and files of others', async () => {
  const { folder, run } = await site()
  for (let daysAgo = 1; daysAgo <= 800; daysAgo += 1) mkdirSync(join(folder, nameOf(daysAgo)))
  writeFileSync(join(folder, 'argo-of-somebody-else'), '')
  const { status, stdout } = run('backups', 'make')
  expect(status).toBe(0)
  expect(stdout).toMatch(
    /^\S+Z holds the database and 0 uploaded files; 7\d\d old backups removed\.\n$/,
  )
  const kept = readdirSync(folder).toSorted()
  expect(kept).toContain('argo-of-somebody-else')
  const backups = kept.filter((name) => /\d{8}/.test(name))
  const expected = Array.from({ length: 29 }, (_, index) => nameOf(index + 1).slice(0, 13))
  const days = backups.map((name) => name.slice(0, 13))
  expect(days).toEqual(expect.arrayContaining(expected))
  const older = days.filter((name) => !expected.includes(name) && name !== nameOf(0).slice(0, 13))
  expect(older.every((name) => name.endsWith('01'))).toBe(true)
  expect([11, 12]).toContain(older.length)
})

test('a database that another process is reading is backed up, and not vacuumed', async () => {
  const { databaseFile, run } = await site()
  const reader = new DatabaseSync(databaseFile)
  onTestFinished(() => reader.close())
  reader.exec('begin; select count(*) from products')
  new DatabaseSync(databaseFile).exec('update products set featured = 0')
  expect(run('backups', 'make')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      / holds the database .+\nThe database was not vacuumed \(another process is reading it\); the next night tries it again\.\n$/,
    ),
  })
})

test('a backup that fails removes none', async () => {
  const { folder } = commandsOnNoDatabase()
  mkdirSync(join(folder, nameOf(1)))
  mkdirSync(join(folder, nameOf(400)))
  const before = readdirSync(folder)
  const { run } = commandsOnNoDatabase({ BACKUP_FOLDER: folder })
  expect(run('backups', 'make')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no new backup\. /),
  })
  expect(readdirSync(folder)).toEqual(before)
})

test('a drill restores the newest backup elsewhere, and says when that fails or is old', async () => {
  const { folder, run } = await site()
  expect(run('backups', 'drill')).toEqual({
    status: 1,
    stdout: '',
    stderr: `The newest backup was not restored. ${folder} holds no backup.\n`,
  })
  run('backups', 'make')
  const [made = ''] = readdirSync(folder)
  expect(run('backups', 'drill')).toEqual({
    status: 0,
    stdout: `${join(folder, made)} can be restored: 25 products, 0 messages, 0 subscriptions.\n`,
    stderr: '',
  })
  expect(readdirSync(folder)).toEqual([made, 'last-drill'])
  const noted = readFileSync(join(folder, 'last-drill'), 'utf8')
  expect(Date.now() - Date.parse(noted)).toBeGreaterThanOrEqual(0)
  renameSync(join(folder, made), join(folder, nameOf(2)))
  expect(run('backups', 'drill')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/can be restored, but none was made since\.\n$/),
  })
  mkdirSync(join(folder, nameOf(0)))
  writeFileSync(join(folder, nameOf(0), 'argo.sqlite'), 'half a ba')
  expect(run('backups', 'drill')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The newest backup was not restored\. /),
  })
  expect(readFileSync(join(folder, 'last-drill'), 'utf8')).toBe(noted)
})

test('uploaded files are backed up as links to those of the backup before, and one that is damaged is named', async () => {
  const { folder, databaseFile, run } = await site()
  const uploads = join(dirname(databaseFile), 'uploads')
  mkdirSync(uploads)
  const name = `${createHash('sha256').update('a manual').digest('hex')}.pdf`
  writeFileSync(join(uploads, name), 'a manual')
  expect(run('backups', 'make').stdout).toContain('holds the database and 1 uploaded file; ')
  const [first = ''] = readdirSync(folder)
  const day = nameOf(1)
  renameSync(join(folder, first), join(folder, day))
  run('backups', 'make')
  const [, second = ''] = readdirSync(folder).toSorted()
  const [one, other] = [day, second].map((backup) =>
    statSync(join(folder, backup, 'uploads', name)),
  )
  expect(other?.ino).toBe(one?.ino)
  expect(other?.ino).not.toBe(statSync(join(uploads, name)).ino)
  expect(one!.mode & 0o777).toBe(0o600)
  writeFileSync(join(folder, second, 'uploads', name), 'a manuaL')
  expect(run('backups', 'drill')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`these are missing or damaged: ${name}.`),
  })
})

test('a backup of a database that names an uploaded file that is not there is made, and says so', async () => {
  const { folder, databaseFile, run } = await site()
  const database = new DatabaseSync(databaseFile)
  database.exec(`insert into photographs (name, created_at) values ('lost', '2026')`)
  database.close()
  expect(run('backups', 'make')).toMatchObject({
    status: 1,
    stderr: `UPLOADS_FOLDER (${join(dirname(databaseFile), 'uploads')}) lacks lost, which the database names.\n`,
  })
  expect(readdirSync(folder)).toHaveLength(1)
})

test('any other command is explained', async () => {
  const { run } = await site()
  for (const command of [['mak'], ['make', 'all']])
    expect(run('backups', ...command), command.join(' ')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('pnpm backups make'),
    })
})
