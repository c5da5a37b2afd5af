/** Where browsers send what failed in them. */
export const clientReportsPath = '/client-reports'

/** An error in a browser. Nothing in it tells who or of what. */
export interface ClientReport {
  /** A page by its route, such as /cases/$slug: an address may hold what was typed. */
  route: string
  name: string
  message: string
  /** The positions in the site's scripts, the innermost first. */
  at: string[]
}

const longestMessage = 160

/** An error's message without what may have been typed: browsers quote it, and addresses have it in their query. */
export function redactedMessage(message: string): string {
  return message
    .replace(/["'`“‘«].*/s, '…')
    .replaceAll(/\?\S*/g, '')
    .replaceAll(/\S*@\S*/g, '…')
    .slice(0, longestMessage)
}
