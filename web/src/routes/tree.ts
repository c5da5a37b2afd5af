import { categoryRoute, prefixedCategoryRoute } from './category.ts'
import { compareCategoryRoute, compareRoute } from './compare.ts'
import { downloadsRoute } from './downloads.ts'
import { homeRoute, indexRoute } from './home.ts'
import { chairFitRoute, fitRoute } from './fit.ts'
import { fixedPageRoutes } from './fixed-pages.ts'
import { productByIdRoute, productBySlugRoute } from './product.ts'
import { productsRoute } from './products.ts'
import { searchRoute } from './search.ts'
import { rootRoute } from './root.tsx'

/** Every address of the site. */
export const routeTree = rootRoute.addChildren([
  indexRoute,
  homeRoute,
  productsRoute,
  productByIdRoute,
  categoryRoute,
  prefixedCategoryRoute,
  productBySlugRoute,
  fitRoute,
  chairFitRoute,
  compareRoute,
  compareCategoryRoute,
  searchRoute,
  downloadsRoute,
  ...fixedPageRoutes,
])
