import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from '@argo/api/database/backup'
import { readEnv } from '@argo/api/env'
import { countOf } from '@argo/domain/text/count-of'
import { explain } from './command-arguments.ts'
import { attempt } from './command-failure.ts'

// Puts a backup into the database that DATABASE_URL names.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { replace: { type: 'boolean' } },
})
const [file, ...more] = positionals
const unknown = Object.keys(values).some((name) => name !== 'replace')
if (file === undefined || more.length > 0 || unknown)
  explain(`pnpm restore <file>              puts a backup into an empty database
pnpm restore <file> --replace    puts it in the place of all that the database holds`)
await attempt('Nothing was restored.', async () => {
  const replace = values.replace === true
  const { databaseUrl, migrationUrl } = readEnv()
  const restored = await restore(databaseUrl, resolve(file), { replace, migrationUrl })
  const { products, messages, subscriptions, heldMails } = restored
  console.info(
    `The database holds what ${file} does${replace ? ', but for what was deleted or unsubscribed since' : ''}: ${countOf(products, 'product')}, ${countOf(messages, 'message')}, ${countOf(subscriptions, 'subscription')}.`,
  )
  if (heldMails > 0)
    console.info(
      `${countOf(heldMails, 'e-mail')} that waited to be sent may have been sent since: \`pnpm messages held\` lists them, sends them or drops them.`,
    )
})
