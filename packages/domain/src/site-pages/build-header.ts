/** The header of procedures' answers that names the build of the site: the file of its entry. */
export const buildHeader = 'X-Build'
