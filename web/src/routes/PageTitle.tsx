import { useMatches } from '@tanstack/react-router'

/** The title of the page shown: of all routes that have one, the deepest one's. */
export function PageTitle() {
  const title = useMatches({
    select: (matches) =>
      matches.flatMap(({ meta = [] }) => meta.flatMap((tag) => tag?.title ?? [])).at(-1),
  })
  return <title>{title}</title>
}
