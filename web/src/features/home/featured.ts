/** Featured products on the home page. */
export const featuredShown = 6

/** The products whose figures the home page shows large. */
export const figureIds = { nivos: 93, g100m: 71, titan: 83, typhoon90: 91 }
