/** The key of the scripts of a page that says that there is none. */
export const notFoundKey = 'not found'

/** The key of the scripts of a route's page when it shows a list with filters. */
export function withFilters(routeId: string): string {
  return `${routeId} with filters`
}
