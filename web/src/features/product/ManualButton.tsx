import { notifyOfDownload } from '../../lib/notifications/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** For products without a download: a button that only shows a toast. */
export function ManualButton() {
  return (
    <Button look="outline" onClick={() => notifyOfDownload()}>
      <Icon name="download" />
      Manual
    </Button>
  )
}
