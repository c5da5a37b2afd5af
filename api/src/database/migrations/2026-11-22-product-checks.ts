import { type Kysely, sql } from 'kysely'

const columns = sql.raw(
  'id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color, updated_at',
)

/**
 * Refuses product rows that the site could not show, and dates a product when it is inserted. SQLite
 * adds constraints only to a new table, so the rows are copied into one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Rows that break the new rules already are copied as they are: the site skips and reports them.
  await sql`pragma ignore_check_constraints = on`.execute(db)
  await sql`create table checked_products (
    id integer primary key constraint id_above_zero check (id > 0),
    slug text unique constraint slug_in_lower_case
      check (length(slug) between 1 and 80 and slug not glob '*[^a-z0-9-]*'),
    name text not null constraint name_of_1_to_200_characters
      check (length(trim(name)) between 1 and 200),
    description text not null constraint description_of_5000_characters_at_most
      check (length(description) <= 5000),
    category text not null constraint category_is_known check (category in
      ('cases', 'coolers', 'power-supplies', 'peripherals', 'chairs', 'monitors')),
    image_url text not null constraint image_url_of_1_to_500_characters
      check (length(image_url) between 1 and 500),
    images text not null constraint images_is_a_json_list
      check (length(images) <= 20000 and iif(json_valid(images), json_type(images) = 'array', 0)),
    featured integer not null default 0 constraint featured_is_0_or_1 check (featured in (0, 1)),
    specs text not null constraint specs_is_a_json_list
      check (length(specs) <= 20000 and iif(json_valid(specs), json_type(specs) = 'array', 0)),
    color_variations text constraint color_variations_is_a_json_list
      check (color_variations is null or (length(color_variations) <= 5000 and
        iif(json_valid(color_variations), json_type(color_variations) = 'array', 0))),
    default_color text constraint default_color_of_100_characters_at_most
      check (length(default_color) <= 100),
    updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
      constraint updated_at_in_utc check (updated_at like '____-__-__T__:__:__%Z')
  )`.execute(db)
  await sql`insert into checked_products (${columns}) select ${columns} from products`.execute(db)
  await sql`drop table products`.execute(db)
  await sql`alter table checked_products rename to products`.execute(db)
  await sql`create index products_by_category on products (category, id)`.execute(db)
  await sql`create index products_by_featured on products (featured, id)`.execute(db)
  for (const change of ['insert', 'update', 'delete']) {
    await sql`create trigger ${sql.id(`catalogue_version_on_${change}`)}
      after ${sql.raw(change)} on products
      begin update catalogue_version set version = version + 1; end`.execute(db)
  }
  await sql`create trigger products_updated_at
    after update of slug, name, description, category, image_url, images, specs, color_variations,
      default_color on products
    when new.updated_at = old.updated_at
    begin
      update products set updated_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') where id = new.id;
    end`.execute(db)
  await sql`pragma ignore_check_constraints = off`.execute(db)
}
