import { findUnreadable, type Unreadable } from '../../products/unreadable.ts'
import { staffProcedure } from '../trpc.ts'

/** As many as are listed; of the others it is said how many they are. */
const most = 200

/** What in the catalogue needs somebody: specs that cannot be read, and why. */
export const toDo = staffProcedure.query(async ({ ctx }) => {
  const problems: Unreadable[] = []
  let more = 0
  for await (const problem of findUnreadable(ctx.db)) {
    if (problems.length < most) problems.push(problem)
    else more += 1
  }
  return { problems, more }
})
