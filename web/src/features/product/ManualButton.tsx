import { notifyOfDownload } from '../../lib/notifications/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** For products without a download: a button that only shows a toast, beneath the specifications' values. */
export function ManualButton() {
  return (
    <div className="page pb-16 lg:grid lg:grid-cols-[1fr_3fr] lg:pb-24 print:hidden">
      <Button
        look="outline"
        className="lg:col-start-2 lg:justify-self-start"
        onClick={() => notifyOfDownload()}
      >
        <Icon name="download" />
        Manual
      </Button>
    </div>
  )
}
