import * as z from 'zod/mini'

// A page by its route, such as /cases/$slug: an address may hold what was typed.
const route = z.string().check(z.regex(/^[\w/$-]{1,80}$/))

const milliseconds = z.optional(z.number().check(z.gte(0), z.lte(600_000)))

const ErrorReportSchema = z.strictObject({
  kind: z.literal('error'),
  route,
  name: z.string().check(z.regex(/^\w{1,40}$/)),
  message: z.string().check(z.maxLength(160)),
  /** The positions in the site's scripts, the innermost first. */
  at: z
    .array(z.string().check(z.regex(/^assets\/[\w.-]{1,80}:\d{1,9}:\d{1,9}$/)))
    .check(z.maxLength(5)),
})

const VitalsReportSchema = z.strictObject({
  kind: z.literal('vitals'),
  route,
  ttfb: milliseconds,
  fcp: milliseconds,
  lcp: milliseconds,
  inp: milliseconds,
  cls: z.optional(z.number().check(z.gte(0), z.lte(1_000))),
})

/** A report of a browser: an error, or the web vitals of a page that was loaded. Nothing in it tells who or of what. */
export const ClientReportSchema = z.discriminatedUnion('kind', [
  ErrorReportSchema,
  VitalsReportSchema,
])
