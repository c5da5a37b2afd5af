/** The most characters a contact message may have; apart from the schemas, so that the form's counter needs no zod. */
export const messageLimit = 5_000
