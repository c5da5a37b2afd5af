import { useMatches, useRouter } from '@tanstack/react-router'
import { withFilters } from './with-filters.ts'

/**
 * The scripts that load a page's files. The router's own manifest would repeat their text in the data that it gives to
 * the browser, which needs it for nothing.
 */
export function PageScripts() {
  const { context, ssr } = useRouter().options
  const keys = useMatches({ select: (matches) => matches.map(keyOf) })
  return keys
    .flatMap((key) => context.scripts?.[key] ?? [])
    .map(({ children, ...attributes }) => (
      <script
        key={children ?? attributes.src}
        nonce={ssr?.nonce}
        {...attributes}
        dangerouslySetInnerHTML={children === undefined ? undefined : { __html: children }}
      />
    ))
}

function keyOf({ routeId, loaderData }: { routeId: string; loaderData?: unknown }): string {
  const hasFilters = typeof loaderData === 'object' && loaderData && 'hasFilters' in loaderData
  return hasFilters ? withFilters(routeId) : routeId
}
