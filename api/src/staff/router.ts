import { featuredRouter } from './featured/router.ts'
import { filesRouter } from './files/router.ts'
import { messagesRouter } from './messages/router.ts'
import { notFoundRouter } from './not-found/router.ts'
import { peopleRouter } from './people/router.ts'
import { photographsRouter } from './photographs/router.ts'
import { productsRouter } from './products/router.ts'
import { revisionsRouter } from './revisions/router.ts'
import { signInRouter } from './sign-in/router.ts'
import { spreadsheetRouter } from './spreadsheet/router.ts'
import { textsRouter } from './texts/router.ts'
import { toDoRouter } from './to-do/router.ts'
import { publicProcedure, router, staffProcedure } from './trpc.ts'

/** The procedures of the desk. */
export const staffRouter = router({
  /** Who is signed in; null for nobody. */
  person: publicProcedure.query(({ ctx }) => ctx.person ?? null),
  /** The address of the site, without a trailing slash. */
  siteUrl: staffProcedure.query(({ ctx }) => ctx.siteUrl),
  signIn: signInRouter,
  featured: featuredRouter,
  files: filesRouter,
  messages: messagesRouter,
  notFound: notFoundRouter,
  people: peopleRouter,
  photographs: photographsRouter,
  products: productsRouter,
  revisions: revisionsRouter,
  spreadsheet: spreadsheetRouter,
  texts: textsRouter,
  toDo: toDoRouter,
})

export type StaffRouter = typeof staffRouter
