import type { NavigateOptions, RegisteredRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainClick } from './plain-click.ts'

let clicks = 0

/**
 * On a plain click, follows a link once what it leads to is loaded: the page stays meanwhile, in place of its skeleton. Of
 * several clicks the last one counts, and none after the visitor has moved to another address. Says whether it was followed.
 */
export async function followWhenLoaded(
  event: MouseEvent,
  router: RegisteredRouter,
  link: NavigateOptions,
): Promise<boolean> {
  if (!isPlainClick(event)) return false
  event.preventDefault()
  const click = (clicks += 1)
  const { href } = window.location
  // The page that could not be loaded says so.
  await router.preloadRoute(link)
  if (click !== clicks || window.location.href !== href) return false
  await router.navigate(link)
  return true
}
