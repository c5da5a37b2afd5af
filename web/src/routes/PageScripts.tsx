import { useMatches, useRouter } from '@tanstack/react-router'

/**
 * The scripts that load a page's files. The router's own manifest would repeat their text in the data that it gives to
 * the browser, which needs it for nothing.
 */
export function PageScripts() {
  const { context, ssr } = useRouter().options
  const routes = useMatches({ select: (matches) => matches.map(({ routeId }) => routeId) })
  return routes
    .flatMap((route) => context.scripts?.[route] ?? [])
    .map(({ children, ...attributes }) => (
      <script
        key={children ?? attributes.src}
        nonce={ssr?.nonce}
        {...attributes}
        dangerouslySetInnerHTML={children === undefined ? undefined : { __html: children }}
      />
    ))
}
