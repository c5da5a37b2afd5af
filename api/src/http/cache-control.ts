/**
 * For reads of the catalogue: a browser asks each time whether it has changed (and is told 304), a
 * cache in between may answer for a minute, and for one more while it asks.
 */
export const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'
