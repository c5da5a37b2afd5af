import superjson, { serialize, type SuperJSONResult } from 'superjson'
import * as z from 'zod/mini'
import { HttpError } from '../protocol/problem.ts'

const Undefined = z.tuple([z.literal('undefined')])

// All that clients of these procedures write; superjson itself follows annotations of any depth
// at any cost, before the input is known to be one.
const Input = z.strictObject({
  json: z.optional(z.unknown()),
  meta: z.optional(
    z.strictObject({
      values: z.union([Undefined, z.record(z.string(), Undefined)]),
      v: z.optional(z.literal(1)),
    }),
  ),
})

/** What crosses between browser and server: superjson, of which input has no annotations but absent fields. */
export const transformer = {
  input: { serialize, deserialize: readInput },
  output: superjson,
}

function readInput(input: SuperJSONResult): unknown {
  const read = z.safeParse(Input, input)
  if (!read.success) throw new HttpError(400, 'The input is not valid JSON as superjson writes it.')
  const { json, meta } = read.data
  if (!meta) return json
  if (Array.isArray(meta.values) || typeof json !== 'object' || json === null) return undefined
  const { values } = meta
  return Object.fromEntries(Object.entries(json).filter(([name]) => !Object.hasOwn(values, name)))
}
