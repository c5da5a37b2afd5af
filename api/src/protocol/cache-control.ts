/**
 * For reads of the catalogue: a browser revalidates each time (304), a
 * shared cache may serve it for a minute, and for one more while it revalidates.
 */
export const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'

/**
 * For what depends on more than a cache can hold, such as a build: there are more of them than addresses, so
 * that no shared cache keeps one, and ours neither.
 */
export const uncachedControl = 'private, no-cache'
