import { type ParsedLocation, redirect } from '@tanstack/react-router'

/** Leads from an address with capital letters to its one spelling, in lower case. Called where that is known to exist. */
export function redirectToLowerCase({ pathname, searchStr, hash }: ParsedLocation): void {
  const path = pathname.toLowerCase()
  if (path === pathname) return
  throw redirect({
    href: path + searchStr + (hash && `#${hash}`),
    statusCode: 308,
    replace: true,
  })
}
