/**
 * For reads of the catalogue: a browser revalidates each time (304), a
 * shared cache may serve it for a minute, and for one more while it revalidates.
 */
export const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'
