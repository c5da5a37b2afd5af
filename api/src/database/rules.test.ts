import { expect, test } from 'vitest'
import { testDatabase } from './test-database.ts'

const row = {
  id: 1_001,
  slug: 'one',
  name: 'One',
  description: 'A case.',
  category: 'cases',
  imageUrl: '/one.webp',
  images: '[]',
  featured: 0,
  specs: '["Weight: 7 kg"]',
  colorVariations: null,
  defaultColor: null,
}

test.each([
  [{ id: -5 }, 'id_above_zero'],
  [{ slug: 'Edge II' }, 'slug_in_lower_case'],
  [{ name: ' ' }, 'name_of_1_to_200_characters'],
  [{ description: 'x'.repeat(5_001) }, 'description_of_5000_characters_at_most'],
  [{ imageUrl: '' }, 'image_url_of_1_to_500_characters'],
  [{ imageUrl: 'javascript:alert(1)' }, 'picture_is_a_path_or_https'],
  [{ imageUrl: '//evil.example/x.png' }, 'picture_is_a_path_or_https'],
  [{ imageUrl: '/\\evil.example/x.png' }, 'picture_is_a_path_or_https'],
  [{ imageUrl: 'http://cdn.example/x.png' }, 'picture_is_a_path_or_https'],
  [{ images: '["/one.webp", "two.webp"]' }, 'picture_is_a_path_or_https'],
  [{ images: '["https://cdn.example/one.webp", 2]' }, 'picture_is_a_path_or_https'],
  [{ images: '{}' }, 'images_is_a_json_list'],
  [{ featured: 2 }, 'featured_is_0_or_1'],
  [{ specs: '["a: b",]' }, 'specs_is_a_json_list'],
  [{ colorVariations: '"Black"' }, 'color_variations_is_a_json_list'],
  [{ slug: 'x'.repeat(81) }, 'slug_in_lower_case'],
  [{ name: 'x'.repeat(201) }, 'name_of_1_to_200_characters'],
  [{ imageUrl: `/${'x'.repeat(500)}` }, 'image_url_of_1_to_500_characters'],
  [{ images: JSON.stringify(['x'.repeat(20_000)]) }, 'images_is_a_json_list'],
  [{ specs: JSON.stringify(['x'.repeat(20_000)]) }, 'specs_is_a_json_list'],
  [{ colorVariations: JSON.stringify(['x'.repeat(5_000)]) }, 'color_variations_is_a_json_list'],
  [{ defaultColor: 'x'.repeat(101) }, 'default_color_of_100_characters_at_most'],
  [{ updatedAt: 'yesterday' }, 'updated_at_in_utc'],
  [{ state: 'sold' as 'draft' }, 'state_is_known'],
  [{ publishAt: 'tomorrow', state: 'draft' as const }, 'publish_at_in_utc'],
  [{ publishAt: '2999-01-01T00:00:00Z' }, 'what_is_scheduled_is_not_seen'],
  [
    { publishAt: '2999-01-01T00:00:00Z', state: 'discontinued' as 'draft', draft: '{"values":{}}' },
    'what_is_scheduled_is_not_seen',
  ],
  [{ keyFeatures: '{}' }, 'key_features_is_a_json_list'],
  [{ related: '79' }, 'related_is_a_json_list'],
  [{ dealers: 'null' }, 'dealers_is_a_json_list'],
])('a product with %j is refused by the rule it breaks', async (broken, rule) => {
  const db = await testDatabase()
  await db.insertInto('products').values(row).execute()
  const insert = db.insertInto('products').values({ ...row, id: 1_002, slug: 'two', ...broken })
  await expect(insert.execute()).rejects.toThrow(rule)
  await expect(
    db.updateTable('products').set(broken).where('slug', '=', 'one').execute(),
  ).rejects.toThrow(rule)
})

test('a product is its own successor neither at first nor later', async () => {
  const db = await testDatabase()
  const inserted = db.insertInto('products').values({ ...row, successorId: row.id })
  await expect(inserted.execute()).rejects.toThrow('successor_is_another')
  await expect(
    db.updateTable('products').set({ successorId: 79 }).where('id', '=', 79).execute(),
  ).rejects.toThrow('successor_is_another')
})
