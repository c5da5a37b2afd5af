import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { wholeOrder } from '../../products/in-order.ts'
import { growCategory } from '../../products/test-many.ts'
import { testDatabase } from '../test-database.ts'

test('a category’s products are read by name from an index that holds them', async () => {
  const db = await testDatabase()
  await growCategory(db, 'edge', 2_000)
  await db.executeQuery(CompiledQuery.raw('vacuum analyze products'))
  const explained: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'SelectQueryNode')
        plans.push(explain(db.getExecutor().compileQuery(node, queryId)))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const plans: Promise<string>[] = []
  const explain = async ({ sql, parameters }: CompiledQuery) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain ${sql}`, [...parameters]))
    return JSON.stringify(rows)
  }
  await wholeOrder(db.withPlugin(explained), { category: 'cases', sort: { direction: 'asc' } })
  expect((await Promise.all(plans)).join('\n')).toContain('Index Only Scan using products_by_name')
})
