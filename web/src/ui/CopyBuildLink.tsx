import type { BuildSearch } from '@argo/domain/fit/build-search'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { notify } from '../lib/notifications/notify.ts'
import { Button } from './Button.tsx'

/** Copies the address of a build, where the browser can. */
export function CopyBuildLink({
  search,
  className = '',
}: {
  search: BuildSearch
  className?: string
}) {
  const router = useRouter()
  const hydrated = useHydrated()
  const copyLink = () => {
    const { href } = router.buildLocation({ to: '/fit', search })
    navigator.clipboard.writeText(new URL(href, window.location.href).href).then(
      () => notify({ title: 'Link copied', text: 'It holds the whole build.', tone: 'success' }),
      () =>
        notify({ title: 'Not copied', text: 'Your browser did not allow it.', tone: 'failure' }),
    )
  }
  if (!hydrated || !('clipboard' in navigator)) return null
  return (
    <Button look="outline" onClick={copyLink} className={`no-print ${className}`}>
      Copy link to this build
    </Button>
  )
}
