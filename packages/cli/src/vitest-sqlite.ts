import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@argo/api/database/open'
import type { TestProject } from 'vitest/node'

/** Makes one SQLite file with the catalogue, which is copied for each test of a project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'argo-'))
  const file = join(folder, 'argo.sqlite')
  const { db } = await openDatabase(`sqlite:${file}`)
  await db.destroy()
  project.provide('seededFile', file)
  return () => rm(folder, { recursive: true })
}
