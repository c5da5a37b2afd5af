/** The classes of an action in words, with an icon, that stands beside buttons. */
export const actionClass =
  'no-print inline-flex min-h-11 items-center gap-2 text-left font-semibold underline decoration-line underline-offset-[0.3em] hover:text-accent-bright'
