import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onFinished } from '../test-finished.ts'

/** The path of a database file that does not exist yet, in a folder removed when the test ends. */
export function temporaryDatabaseFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'argo-'))
  onFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'argo.sqlite')
}
