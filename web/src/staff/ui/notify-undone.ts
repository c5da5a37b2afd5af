import { notify } from '../../lib/notifications/notify.ts'

/** Sentences that a notification has room for. */
const mostTold = 3

/** Tells that something was undone, or which of it was changed since and stays. */
export function notifyUndone(kept: readonly string[], text: string): void {
  const more = kept.length > mostTold ? [`And ${kept.length - mostTold} more.`] : []
  notify(
    kept.length === 0
      ? { title: 'Undone', text }
      : { title: 'Undone in part', text: [...kept.slice(0, mostTold), ...more].join(' ') },
  )
}
