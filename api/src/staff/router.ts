import { peopleRouter } from './people/router.ts'
import { signInRouter } from './sign-in/router.ts'
import { publicProcedure, router } from './trpc.ts'

/** The procedures of the desk. */
export const staffRouter = router({
  /** Who is signed in; null for nobody. */
  person: publicProcedure.query(({ ctx }) => ctx.person ?? null),
  signIn: signInRouter,
  people: peopleRouter,
})

export type StaffRouter = typeof staffRouter
