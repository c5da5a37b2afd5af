import { channel } from 'node:diagnostics_channel'
import type { LogEvent } from 'kysely'

/** One query that was run, as far as its time is of interest. */
export interface QueryTime {
  /** What kind of query it was, such as SelectQueryNode or RawNode. */
  kind: string
  failed: boolean
  /** Milliseconds from sending it to its result; waiting for a connection does not count. */
  milliseconds: number
}

/** Where the time of every query is published. */
export const queryTimes = channel('argo:query-time')

/** Kysely’s log: publishes the time of each query while somebody listens. */
export function publishQueryTime({ level, query, queryDurationMillis }: LogEvent): void {
  if (!queryTimes.hasSubscribers) return
  queryTimes.publish({
    kind: query.query.kind,
    failed: level === 'error',
    milliseconds: queryDurationMillis,
  } satisfies QueryTime)
}
