/** What staff can do to several products of a list at once. */
export const listActions = ['publish', 'discontinue', 'feature'] as const

export type ListAction = (typeof listActions)[number]

/** How many products are chosen at once. */
export const mostChosen = 500
