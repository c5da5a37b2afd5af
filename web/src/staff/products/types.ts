import type { StaffRouter } from '@argo/api/staff/router'
import type { inferRouterOutputs } from '@trpc/server'

type Outputs = inferRouterOutputs<StaffRouter>

/** A product as its form is opened. */
export type DeskProduct = Outputs['products']['one']
/** A product as the table has it. */
export type DeskRow = Outputs['products']['list'][number]
/** A change as the history shows it. */
export type Revision = Outputs['revisions']['list'][number]
