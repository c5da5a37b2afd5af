import { publicProcedure, router } from './trpc.ts'

/** The procedures of the desk. */
export const staffRouter = router({
  /** Who is signed in; null for nobody. */
  person: publicProcedure.query(({ ctx }) => ctx.person ?? null),
})

export type StaffRouter = typeof staffRouter
