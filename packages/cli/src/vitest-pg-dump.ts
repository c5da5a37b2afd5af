import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import setupPostgres from './vitest-postgres.ts'

/**
 * Starts a PostgreSQL server of which this machine has pg_dump in the same version, and tells tests where both are. Without
 * such a pair it is the registry's server, which a newer pg_dump in PATH may serve.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = folders().find((folder) =>
    ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql'].every((name) =>
      existsSync(join(folder, name)),
    ),
  )
  project.provide('postgresPrograms', programs)
  return setupPostgres(project, programs)
}

// Debian keeps the servers' programs out of PATH, in a folder for each version.
function folders(): string[] {
  const { POSTGRES_PROGRAMS, PATH = '' } = process.env
  if (POSTGRES_PROGRAMS !== undefined) return [POSTGRES_PROGRAMS]
  return [
    ...PATH.split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ]
}
