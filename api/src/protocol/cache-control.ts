/** Of reads of the catalogue: browsers revalidate, shared caches keep them for a minute and one more while revalidating. */
export const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'

/** Of what there is more of than caches hold, such as builds. */
export const uncachedControl = 'private, no-cache'
