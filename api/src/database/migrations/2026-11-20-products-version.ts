import { type Kysely, sql } from 'kysely'

/** A number that grows with every change of the products, whoever makes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('catalogue_version')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into catalogue_version (version) values (0)`.execute(db)
  for (const change of ['insert', 'update', 'delete']) {
    await sql`create trigger ${sql.id(`catalogue_version_on_${change}`)}
      after ${sql.raw(change)} on products
      begin update catalogue_version set version = version + 1; end`.execute(db)
  }
}
