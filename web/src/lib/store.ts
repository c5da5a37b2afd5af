import { useSyncExternalStore } from 'react'

/** A value that outlives components, and that any number of them follow. */
export interface Store<Value> {
  get: () => Value
  set: (value: Value) => void
  /** Calls back after each change; returns what ends that. */
  subscribe: (listener: () => void) => () => void
}

/** Makes a store; `start` gives its first value when that is first asked for, which is in a browser alone. */
export function createStore<Value>(start: () => Value): Store<Value> {
  let current: { value: Value } | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => (current ??= { value: start() }).value,
    set: (value) => {
      current = { value }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What `select` takes of a store's value; on the server, and while a page is hydrated, of `onServer`. */
export function useStore<Value, Part>(
  { get, subscribe }: Store<Value>,
  select: (value: Value) => Part,
  onServer: Value,
): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(onServer),
  )
}
