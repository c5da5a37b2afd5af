/** The most bytes of what staff send to the desk. */
export const mostBytes = {
  sheet: 5 * 1024 * 1024,
  photograph: 40 * 1024 * 1024,
  file: 200_000_000,
}

/** What the desk says of what is larger. */
export const tooLarge = {
  photograph: 'A photograph has 40 MB at most.',
  file: 'A file has 200 MB at most.',
}
