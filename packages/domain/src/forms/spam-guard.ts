/** The name of a field that no visitor sees and no browser fills in: what does is a program. */
export const honeypot = 'homepage'

/** The name of the field that tells when a form that came back was shown, in ms since 1970. */
export const shownAt = 'shown'

/** The least time in which a person fills in a form, in ms. */
export const minimumFillTime = 2_000
