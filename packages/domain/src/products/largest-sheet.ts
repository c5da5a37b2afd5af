/** The most bytes of a file for a spreadsheet that the desk takes. */
export const largestSheet = 5 * 1024 * 1024
