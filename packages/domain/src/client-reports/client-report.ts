import type * as z from 'zod/mini'
import type { ClientReportSchema } from './client-report-schema.ts'

/** Where browsers send what failed in them, and how fast a page was. */
export const clientReportsPath = '/client-reports'

/** What a browser reports of a page. */
export type ClientReport = z.infer<typeof ClientReportSchema>

const longestMessage = 160

/** An error's message without what may have been typed: browsers quote it, and addresses have it in their query. */
export function redactedMessage(message: string): string {
  return message
    .replace(/["'`“‘«].*/s, '…')
    .replaceAll(/\?\S*/g, '')
    .replaceAll(/\S*@\S*/g, '…')
    .slice(0, longestMessage)
}
