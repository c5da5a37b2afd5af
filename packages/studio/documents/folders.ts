/** The project's folder. */
export const root = new URL('../../../', import.meta.url)

/** The folder the site serves at /downloads/. */
export const downloadsFolder = new URL('web/public/downloads/', root)
