/** The folder of the generated files, and the publisher's details. */
export const root = new URL('../../../', import.meta.url)

/** The folder the site serves at /downloads/. */
export const downloadsFolder = new URL('web/public/downloads/', root)

/** Publisher of every document. */
export const publisher = 'Argo'

/** The one language the documents are written in. */
export const language = 'en-US'

/** Colors on white paper; ember marks only what the reader handles. */
export const ink = {
  coal: '#0A0B0D',
  steel: '#56606B',
  rule: '#C5CAD0',
  mist: '#F1F2F4',
  paper: '#FFFFFF',
  ember: '#FF5A1F',
} as const
