import * as z from 'zod/mini'
import { subjects } from './check.ts'

const point = { x: z.number(), y: z.number() }

/** One shape of a drawing; lengths are in mm of the case. */
const ShapeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('box'),
    ...point,
    width: z.number(),
    height: z.number(),
    look: z.enum([
      'shell',
      'assumed',
      'board',
      'fan',
      'part',
      'hidden',
      'free',
      'tight',
      'collision',
    ]),
    /** The part of the build that it shows. */
    of: z.optional(z.enum(subjects)),
  }),
  z.object({
    kind: z.literal('line'),
    ...point,
    toX: z.number(),
    toY: z.number(),
    look: z.enum(['wall', 'limit', 'measure']),
  }),
  z.object({
    kind: z.literal('text'),
    ...point,
    text: z.string(),
    look: z.enum(['name', 'name-on-hatching', 'figure', 'free', 'tight', 'collision', 'note']),
    anchor: z.enum(['start', 'middle', 'end']),
    /** Whether it reads from bottom to top. */
    turned: z.optional(z.boolean()),
  }),
])

/** A case cut open, to scale: from the side and, below it, from above. */
export const DrawingSchema = z.object({
  /** mm. */
  width: z.number(),
  /** mm. */
  height: z.number(),
  shapes: z.array(ShapeSchema),
  /** What it shows, in words. */
  title: z.string(),
  description: z.string(),
  /** What of it is measured and what is not. */
  note: z.string(),
})

export type Shape = z.infer<typeof ShapeSchema>
export type Drawing = z.infer<typeof DrawingSchema>
export type Box = Extract<Shape, { kind: 'box' }>
export type Text = Extract<Shape, { kind: 'text' }>
