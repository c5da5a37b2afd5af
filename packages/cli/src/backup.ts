import { resolve } from 'node:path'
import { readEnv } from '@argo/api/env'
import { backUpSite } from './backed-up-site.ts'
import { explain } from './command-arguments.ts'
import { attempt } from './command-failure.ts'

// Backs up the database that DATABASE_URL names, which may be in use, and the folder of uploads.
const [folder, ...more] = process.argv.slice(2)
if (folder === undefined || folder.startsWith('-') || more.length > 0)
  explain('pnpm backup <folder>    backs up to a new folder, while the site runs')
await attempt('There is no backup.', async () => {
  const { contents, complaint } = await backUpSite(readEnv(), resolve(folder))
  console.info(`${folder} holds ${contents}; its check found nothing wrong.`)
  if (complaint === undefined) return
  console.error(complaint)
  process.exitCode = 1
})
