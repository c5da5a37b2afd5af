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

let shown: Notification | undefined

/** Shows a notification for five seconds, in place of the one shown. Gives what dismisses it, and none that followed it. */
export function notify(notification: Notification): () => void {
  const { title, text, tone = 'info' } = notification
  shown = notification
  kinds[tone](`${title}\n${text}`, { id, duration: 5_000, removeDelay: 1_000_000 })
  return () => {
    if (shown === notification) dismissNotification()
  }
}

/** Dismisses the notification shown, if any. */
export function dismissNotification(): void {
  toast.dismiss(id)
}

// The specification's words; a product without a file has a notification all the same.
const texts: Record<string, string> = {
  '79 Manual': 'The Edge Manual is downloading.',
  '71 Software': 'The G-100M Software is downloading.',
  '93 Datasheet': 'The Nivos datasheet is downloading.',
}

/** Tells the visitor that a download has started, of a product's file or of none in particular. */
export function notifyOfDownload(file?: { productId: number; kind: string }): void {
  const text =
    file && (texts[`${file.productId} ${file.kind}`] ?? `The ${file.kind} is downloading.`)
  notify({ title: 'Download Started', text: text ?? 'The Manual is downloading.' })
}
