import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from '@argo/api/database/backup'
import { readEnv } from '@argo/api/env'
import { commandFailure } from './command-failure.ts'

// `pnpm restore <file> [--replace]`: puts a backup into the database that DATABASE_URL names.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { replace: { type: 'boolean' } },
})
const [file, ...more] = positionals
const unknown = Object.keys(values).some((name) => name !== 'replace')
if (file === undefined || more.length > 0 || unknown) {
  console.error(
    `pnpm restore <file>              puts a backup into an empty database
pnpm restore <file> --replace    puts it in the place of all that the database holds`,
  )
  process.exitCode = 1
} else {
  try {
    await restore(readEnv().databaseUrl, resolve(file), { replace: values.replace === true })
    console.info(`The database holds what ${file} does.`)
  } catch (error) {
    console.error(`Nothing was restored. ${commandFailure(error)}`)
    process.exitCode = 1
  }
}
