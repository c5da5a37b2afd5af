import { DatabaseError as ServerError } from 'pg'
import { DatabaseError, type FailureKind, UnusableDatabaseError } from '../failure.ts'

/** By SQLSTATE, see “PostgreSQL Error Codes” in its manual. */
const kinds: [RegExp, FailureKind][] = [
  // A lock or a statement took too long, a deadlock, a conflict of transactions, too many connections.
  [/^(55P03|57014|40...|53300)$/, 'busy'],
  [/^53100$/, 'full'],
  // Connection, out of resources, shutdown, system error, read-only server, refused login, damaged data.
  [/^(08...|53...|57P..|58...|25006|25P..|28...|3D000|XX00[12])$/, 'unavailable'],
]

/** What to throw for an error of a query or a connection: a DatabaseError for one that may pass, otherwise itself. */
export function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError) return error
  const kind = isFromServer(error)
    ? kinds.find(([codes]) => codes.test(error.code ?? ''))?.[1]
    : // What the server did not say itself, the connection did.
      'unavailable'
  return kind ? new DatabaseError(kind, messageOf(error), { cause: error }) : error
}

/** Whether the server refused something, and the connection goes on. */
export function isFromServer(error: unknown): error is ServerError {
  return error instanceof ServerError
}

/** What to throw for an error of a start: a sentence for one that the server or the connection is the cause of. */
export function toUnusable(error: unknown, url: string): unknown {
  const original = error instanceof DatabaseError ? error.cause : error
  if (!(original instanceof Error) || original instanceof UnusableDatabaseError) return error
  const sentence = unusable(original, new URL(url))
  return sentence === undefined ? error : new UnusableDatabaseError(sentence, { cause: error })
}

function unusable(
  error: Error,
  { hostname: host, port, username, searchParams }: URL,
): string | undefined {
  const { code = '' } = error as NodeJS.ErrnoException
  const hostname = host || searchParams.get('host')
  const message = messageOf(error)
  if (isFromServer(error)) {
    if (code.startsWith('28')) return `refuses the user ${username} or the password: ${message}`
    if (code === '3D000') return `does not exist: ${message}; create it with createdb`
    if (code === '55P03') return 'is being prepared by another server; start this one again later'
    return `cannot be used: ${message}`
  }
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return `cannot be reached: there is no host ${hostname}`
  if (code === 'ECONNREFUSED')
    return `cannot be reached: ${hostname}:${port || 5432} refuses connections (is PostgreSQL running there?)`
  if (/timeout/.test(message))
    return `cannot be reached: ${hostname}:${port || 5432} does not respond`
  return error instanceof DatabaseError || 'syscall' in error || message.startsWith('Connection ')
    ? `cannot be reached: ${message}`
    : undefined
}

// A name with several addresses fails with one error for each.
function messageOf(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : []
  return first instanceof Error ? first.message : error.message
}
