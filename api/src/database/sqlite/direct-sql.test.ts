import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import SQLite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../test-database.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

test('staff who write SQL while the site runs never find the database locked', async () => {
  const url = await newDatabase()
  const site = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '4599', DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void site.kill('SIGKILL'))
  let printed = ''
  site.stderr.on('data', (text) => (printed += text))
  await expect.poll(() => printed).toContain('Argo is at ')
  // Its first work, which rewrites the file without what was deleted.
  await setTimeout(1_000)
  const staff = new SQLite(url.slice('sqlite:'.length), { timeout: 0 })
  onTestFinished(() => void staff.close())
  const update = staff.prepare('update products set name = ?, specs = ? where id = 79')
  for (let change = 0; change < 24; change += 1) {
    update.run(`Edge ${change}`, `["Weight: ${change + 1} kg"]`)
    // The site hears of it meanwhile.
    await setTimeout(5 * change)
  }
  site.kill('SIGTERM')
  await once(site, 'exit')
})
