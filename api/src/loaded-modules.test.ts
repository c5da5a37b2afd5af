import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a site on SQLite without e-mails and metrics does not load their libraries', () => {
  const listLoaded = `import { registerHooks } from 'node:module'
    const load = (url, context, next) => { console.log(url); return next(url, context) }
    registerHooks({ load })
    await import('./app.ts')
    const { openDatabase } = await import('./database/open.ts')
    const { db } = await openDatabase('sqlite::memory:')
    await db.destroy()`
  const loaded = execFileSync(process.execPath, ['--input-type=module', '--eval', listLoaded], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  expect(loaded).toMatch(/node_modules\/better-sqlite3\//)
  expect(loaded).not.toMatch(/node_modules\/(nodemailer|pg|prom-client)\//)
})
