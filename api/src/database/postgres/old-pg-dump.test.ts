import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backUp } from '../backup.ts'
import { temporaryDatabaseFile } from '../sqlite/test-file.ts'
import { newDatabase } from '../test-database.ts'
import { clientVersion, serverVersion } from './test-versions.ts'

const client = clientVersion()

test.runIf(client > 0 && client < (await serverVersion()))(
  'a pg_dump that is older than the server is a sentence with both versions, and leaves no file',
  async () => {
    const backup = `${temporaryDatabaseFile()}.dump`
    await expect(backUp(await newDatabase(), backup)).rejects.toThrow(
      /^pg_dump [\d.]+ in PATH is older than the server, [\d.]+; install/,
    )
    expect(existsSync(backup)).toBe(false)
    expect(existsSync(`${backup}.part`)).toBe(false)
  },
)
