/** Featured products on the home page. */
export const featuredShown = 6

/** The products whose figures the home page shows large. */
export const provenSlugs = ['nivos', 'argo-g-100m', 'gx-1k-titan', 'typhoon-90'] as const
