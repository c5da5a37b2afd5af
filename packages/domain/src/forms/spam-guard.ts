/**
 * The name of a field of the forms that no visitor sees: what fills it in is a program. No browser
 * fills in such a name.
 */
export const honeypot = 'homepage'

/** The name of the field that tells when a form that came back was shown, in ms since 1970. */
export const shownAt = 'shown'

/** The least time in which a person fills in a form, in ms. */
export const minimumFillTime = 2_000
