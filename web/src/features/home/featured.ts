/** Featured products on the home page. */
export const featuredShown = 6
