import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onFinished } from '../database/test-finished.ts'

/** A folder for uploads, removed when the test ends. */
export function temporaryUploads(): string {
  const folder = mkdtempSync(join(tmpdir(), 'argo-uploads-'))
  onFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
