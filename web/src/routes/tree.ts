import { categoryRoute, prefixedCategoryRoute } from './category.ts'
import { contactRoute } from './contact.ts'
import { homeRoute, indexRoute } from './home.ts'
import {
  cookiesRoute,
  downloadsRoute,
  privacyRoute,
  registrationRoute,
  termsRoute,
} from './plain-pages.ts'
import { productByIdRoute, productBySlugRoute } from './product.ts'
import { productsRoute } from './products.ts'
import { rootRoute } from './root.tsx'
import { warrantyRoute } from './warranty.ts'

/** Every address of the site. */
export const routeTree = rootRoute.addChildren([
  indexRoute,
  homeRoute,
  productsRoute,
  productByIdRoute,
  categoryRoute,
  prefixedCategoryRoute,
  productBySlugRoute,
  contactRoute,
  warrantyRoute,
  downloadsRoute,
  registrationRoute,
  termsRoute,
  privacyRoute,
  cookiesRoute,
])
