import { notify } from '../../lib/notifications/notify.ts'
import { trpc } from '../trpc.ts'
import { notifyFailure } from './failure.ts'

/** Sentences that a notification has room for. */
const mostTold = 3

/** The call that takes changes back; a notification says `undone`, or which of them was changed again since and stays. */
export function useUndo(undone: string, onUndone?: () => void) {
  const utils = trpc.useUtils()
  return trpc.revisions.undo.useMutation({
    onSuccess: ({ kept }) => {
      onUndone?.()
      notifyUndone(kept, undone)
    },
    onError: (error) => notifyFailure('Not undone', error),
    onSettled: () => void utils.invalidate(),
  })
}

function notifyUndone(kept: readonly string[], text: string): void {
  const more = kept.length > mostTold ? [`And ${kept.length - mostTold} more.`] : []
  notify(
    kept.length === 0
      ? { title: 'Undone', text }
      : { title: 'Undone in part', text: [...kept.slice(0, mostTold), ...more].join(' ') },
  )
}
