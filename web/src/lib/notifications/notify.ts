import { toast } from 'react-hot-toast/headless'

export interface Notification {
  /** One line. */
  title: string
  text: string
  /** `failure` is shown in the destructive style and announced at once; `info` by default. */
  tone?: 'info' | 'success' | 'failure'
}

const kinds = { info: toast, success: toast.success, failure: toast.error }

// One id for all of them: a new notification takes the place of the one shown.
const id = 'notification'

/** Shows a notification for five seconds, in place of the one shown. */
export function notify({ title, text, tone = 'info' }: Notification): void {
  kinds[tone](`${title}\n${text}`, { id, duration: 5_000, removeDelay: 1_000_000 })
}

/** Dismisses the notification shown, if any. */
export function dismissNotification(): void {
  toast.dismiss(id)
}
