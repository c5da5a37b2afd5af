import { useEffect, useEffectEvent, useState } from 'react'
import { useToaster } from 'react-hot-toast/headless'
import { dismissNotification, type Notification } from '../../lib/notifications/notify.ts'

export interface ShownNotification extends Notification {
  createdAt: number
  /** It is dismissed and on its way out: no longer to be reached or read. */
  leaving: boolean
}

const tones = { blank: 'info', success: 'success', error: 'failure' } as const

const noHolders = { pointer: false, focus: false }

/** The notification to draw, and how to hold its time, dismiss it and forget it once it has left. */
export function useShownNotification() {
  const { toasts, handlers } = useToaster()
  const [holders, setHolders] = useState(noHolders)
  const [gone, setGone] = useState(0)
  const [toast] = toasts
  const createdAt = toast?.createdAt ?? 0
  const held = holders.pointer || holders.focus

  // A notification that takes the place of a held one is held from its own beginning.
  const keepTime = useEffectEvent((held: boolean, createdAt: number) =>
    held && createdAt ? handlers.startPause() : handlers.endPause(),
  )
  useEffect(() => {
    keepTime(held, createdAt)
  }, [held, createdAt])

  const dismiss = () => {
    setHolders(noHolders)
    dismissNotification()
  }

  return {
    notification: toast && createdAt !== gone ? read(toast) : undefined,
    hold: (holder: keyof typeof noHolders, holds: boolean) =>
      setHolders((holders) => ({ ...holders, [holder]: holds })),
    dismiss,
    forget: () => setGone(createdAt),
  }
}

function read(toast: ReturnType<typeof useToaster>['toasts'][number]): ShownNotification {
  const [title = '', text = ''] = typeof toast.message === 'string' ? toast.message.split('\n') : []
  const tone = tones[toast.type as keyof typeof tones]
  return { title, text, tone, createdAt: toast.createdAt, leaving: !toast.visible }
}
