/** An error as the log has it. */
type LoggedError = Record<string, unknown> & { type: string; message: string; stack: string }

const mostCauses = 3
const longestPath = 300

/** An error without what visitors sent: drivers and mail servers put rows and recipients into fields and sentences. */
export function redactError(error: unknown, causes = mostCauses): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutEmailAddresses(String(error)), stack: '' }
  const { code } = error as NodeJS.ErrnoException
  return {
    type: error.constructor.name,
    message: withoutEmailAddresses(error.message),
    stack: withoutEmailAddresses(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(error.cause !== undefined && causes > 0 && { cause: redactError(error.cause, causes - 1) }),
  }
}

/** The path of an address without e-mail addresses and secrets of links; its query may hold what was typed. */
export function redactPath(url: string): string {
  const end = url.indexOf('?')
  const path = (end === -1 ? url : url.slice(0, end)).slice(0, longestPath)
  // However it is encoded: mail gateways write links anew.
  const link = /^(.*\/newsletter\/+(?:confirm|unsubscribe)\/)./is.exec(decoded(path))
  if (link) return `${link[1]}[secret]`
  return path.replaceAll(/[^/]+(?:@|%(?:25)*40)[^/]*/gi, '[e-mail address]')
}

// What is encoded several times too; only ASCII, which never fails.
function decoded(path: string): string {
  const once = path.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  return once === path ? path : decoded(once)
}

function withoutEmailAddresses(text: string): string {
  return text.replaceAll(
    /[^\s@<>()[\]"'`,;:/=]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,9}\.\p{L}{2,63}/gu,
    '[e-mail address]',
  )
}
