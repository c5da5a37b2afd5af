import { notifyOfDownload } from '../../lib/notifications/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** For products without a download: a button that only shows a toast. */
export function ManualButton({ name }: { name: string }) {
  return (
    <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-10 print:hidden">
      <p className="text-muted">The manual of {name}.</p>
      <Button look="outline" onClick={() => notifyOfDownload()}>
        <Icon name="download" />
        Manual
      </Button>
    </div>
  )
}
