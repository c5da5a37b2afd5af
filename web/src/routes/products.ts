import { categoryFacts, parseCategory } from '@argo/domain/category'
import { createRoute, notFound } from '@tanstack/react-router'
import { ProductsSkeleton } from '../features/catalogue/ProductsSkeleton.tsx'
import { pageHead } from './head.ts'
import { page } from './page.ts'
import { rootRoute } from './root.tsx'

export const productsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products',
  validateSearch: (search): { category?: string } =>
    typeof search.category === 'string' && search.category ? { category: search.category } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const category = deps.category === undefined ? undefined : parseCategory(deps.category)
    if (deps.category !== undefined && !category) throw notFound()
    await context.queries.products.list.ensureData()
    return { category }
  },
  head: ({ match, loaderData }) => {
    const facts = loaderData?.category && categoryFacts(loaderData.category)
    return pageHead(
      facts
        ? { title: facts.name, description: `${facts.description}.`, path: `/${facts.route}` }
        : {
            title: 'Argo’s Arsenal',
            description:
              'Every Argo product: cases, coolers, power supplies, peripherals, chairs and monitors.',
            path: '/products',
          },
      match.context.publicUrl,
    )
  },
  pendingComponent: ProductsSkeleton,
  ...page('catalogue/ProductsPage'),
})
