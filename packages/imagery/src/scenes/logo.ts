/** The Argo mark, a prow cut from one bar at 45°, in a box of 32. */
const logoPath = 'M11.5 3h7l3.6 8.2h-5.4L8.4 29H2zM18.6 15.4h5.4L30 29h-6.6z'

/** The mark alone and the mark on coal. */
export const marks: Record<string, () => string> = {
  'logo-mark': () =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#ff5a1f" d="${logoPath}"/></svg>\n`,
  '../favicon': () =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0a0b0d" d="M0 0h25l7 7v25H0z"/><path fill="#ff5a1f" transform="translate(3.2 3.2) scale(.8)" d="${logoPath}"/></svg>\n`,
}
