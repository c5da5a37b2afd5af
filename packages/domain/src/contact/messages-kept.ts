/** For how long contact messages are kept at most; the privacy page says so. */
export const longestKept = { months: 24, words: 'two years' } as const
