/** Characters of a search that count; the field takes no more. */
export const longestQuery = 100

/** Suggestions under the field. */
export const mostSuggestions = 8

/** Products on the page of a search. */
export const mostResults = 24
