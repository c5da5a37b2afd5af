import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** A link to a page by its whole address, such as "/fit?case=edge#answer"; the router's own takes the parts of one. */
export function PathLink({
  path,
  ...props
}: ComponentProps<'a'> & Pick<LinkProps, 'activeOptions'> & { path: string }) {
  // The router reads `to` only where there is no `href`.
  return <Link {...props} to="/" href={path} />
}
