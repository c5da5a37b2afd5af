import { expect, onTestFinished, test, vi } from 'vitest'
import { readStoredTray, storeTray } from './tray-storage.ts'

test('what is stored after a full storage has room again is what is read', () => {
  const stored = new Map<string, string>()
  let isFull = true
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  storeTray('["edge"]')
  expect(readStoredTray()).toBe('["edge"]')
  isFull = false
  storeTray('["edge","calypso"]')
  expect(readStoredTray()).toBe('["edge","calypso"]')
})
