/** The key of the scripts of a route's page when it shows a list with filters. */
export function withFilters(routeId: string): string {
  return `${routeId} with filters`
}
