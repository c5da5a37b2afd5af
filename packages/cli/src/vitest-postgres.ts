import { openDatabase } from '@argo/api/database/open'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

/**
 * Starts one PostgreSQL server for all tests of a project, with a database that is copied for each. Its programs are
 * those of a folder, if one is given.
 */
export default async function setup(
  project: TestProject,
  programs?: string,
): Promise<() => Promise<void>> {
  const server = await startPostgres({ programs })
  const client = new Client(`${server.url}/postgres`)
  await client.connect()
  await client.query('create database seeded')
  await client.end()
  const { db } = await openDatabase(`${server.url}/seeded`)
  await db.destroy()
  project.provide('postgresUrl', server.url)
  return server.stop
}
