/** Where the models lie that the site serves. */
export const modelsFolder = new URL('../../../../web/public/models/', import.meta.url)

/** Where the drawings of their sides lie. */
export const drawingsFolder = new URL('../drawings/', modelsFolder)

/** What the catalogue is told of them. */
export const listing = new URL('../../../domain/src/products/model-files.gen.ts', import.meta.url)
