import { storedText } from '../browser/stored-text.ts'

const stored = storedText('search-key')

/** Whether "/" leads to the search, as it does until it is turned off on this device. */
export function isSearchKeyOn(): boolean {
  return stored.read() !== 'off'
}

/** Turns "/" on or off. */
export function turnSearchKey(on: boolean): void {
  stored.write(on ? 'on' : 'off')
}
