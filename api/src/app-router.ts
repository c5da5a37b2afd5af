import { comparisonRouter } from './comparison/router.ts'
import { contactRouter } from './contact/router.ts'
import { fitRouter } from './fit/router.ts'
import { newsletterRouter } from './newsletter/router.ts'
import { productsRouter } from './products/router.ts'
import { searchRouter } from './search/router.ts'
import { textsRouter } from './texts/router.ts'
import { createCallerFactory, router } from './trpc/init.ts'

export const appRouter = router({
  products: productsRouter,
  fit: fitRouter,
  comparison: comparisonRouter,
  newsletter: newsletterRouter,
  contact: contactRouter,
  search: searchRouter,
  texts: textsRouter,
})

export type AppRouter = typeof appRouter

/** Calls procedures in this process, without HTTP. */
export const createCaller = createCallerFactory(appRouter)
