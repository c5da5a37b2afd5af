/** Days of the last change, YYYY-MM-DD, of the pages that tell it. */
export const pageDates = {
  downloads: '2026-11-23',
  registration: '2026-11-20',
  terms: '2026-11-20',
  privacy: '2026-11-24',
  cookies: '2026-11-23',
} as const
