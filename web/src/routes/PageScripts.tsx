import { isNotFound, useMatches, useRouter } from '@tanstack/react-router'
import { notFoundKey, withFilters } from './script-keys.ts'

/**
 * The scripts that load a page's files. The router's own manifest would repeat their text in the data that it gives to
 * the browser, which needs it for nothing.
 */
export function PageScripts() {
  const { context, ssr } = useRouter().options
  const keys = useMatches({ select: (matches) => matches.flatMap(keysOf) })
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

interface Match {
  routeId: string
  status: string
  error?: unknown
  loaderData?: unknown
}

function keysOf({ routeId, status, error, loaderData }: Match): string[] {
  // The root shows this page for most routes, and itself around it.
  const notFound = isNotFound(error) ? [notFoundKey] : []
  if (status !== 'success') return notFound
  const hasFilters = typeof loaderData === 'object' && loaderData && 'hasFilters' in loaderData
  return [hasFilters ? withFilters(routeId) : routeId, ...notFound]
}
