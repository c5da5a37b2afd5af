import { type Kysely, sql } from 'kysely'
import type { SchemaDialect } from '../dialect.ts'
import { pageColumns } from './2026-11-20-updated-at.ts'

const columns = sql.raw(
  'id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, updated_at',
)

/**
 * Refuses product rows that the site could not show, and dates a product when it is inserted. SQLite
 * adds constraints only to a new table, so the rows are copied into one.
 */
export async function up(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await dialect.createFunctions(db)
  await sql`create table checked_products (
    id ${dialect.productId} constraint id_above_zero check (id > 0),
    slug text unique constraint slug_in_lower_case
      check (length(slug) between 1 and 80 and ${dialect.hasOnly('a-z0-9-', 'slug')}),
    name text not null constraint name_of_1_to_200_characters
      check (length(trim(name)) between 1 and 200),
    description text not null constraint description_of_5000_characters_at_most
      check (length(description) <= 5000),
    category text not null constraint category_is_known check (category in
      ('cases', 'coolers', 'power-supplies', 'peripherals', 'chairs', 'monitors')),
    image_url text not null constraint image_url_of_1_to_500_characters
      check (length(image_url) between 1 and 500),
    images text not null constraint images_is_a_json_list
      check (length(images) <= 20000 and ${dialect.isJsonList('images')}),
    featured integer not null default 0 constraint featured_is_0_or_1 check (featured in (0, 1)),
    specs text not null constraint specs_is_a_json_list
      check (length(specs) <= 20000 and ${dialect.isJsonList('specs')}),
    color_variations text constraint color_variations_is_a_json_list
      check (color_variations is null or (length(color_variations) <= 5000 and
        ${dialect.isJsonList('color_variations')})),
    default_color text constraint default_color_of_100_characters_at_most
      check (length(default_color) <= 100),
    updated_at text not null default (${dialect.now})
      constraint updated_at_in_utc check (updated_at like '____-__-__T__:__:__%Z')
  )`.execute(db)
  // Rows that break the new rules already are copied as they are: the site skips and reports them.
  await dialect.withoutChecks(db, async () => {
    await sql`insert into checked_products (${columns}) select ${columns} from products`.execute(db)
  })
  await sql`drop table products`.execute(db)
  await sql`alter table checked_products rename to products`.execute(db)
  await sql`create index products_by_category on products (category, id)`.execute(db)
  await sql`create index products_by_featured on products (featured, id)`.execute(db)
  await dialect.createVersionTriggers(db)
  await dialect.createDateTrigger(db, pageColumns)
}
