interface Connection {
  saveData?: boolean
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g'
}

// Told by Chromium alone (https://wicg.github.io/netinfo/).
const connection = (): Connection => ('connection' in navigator && navigator.connection) || {}

/** Whether the visitor asked for few data. */
export function savesData(): boolean {
  return connection().saveData === true
}

/** Whether the connection is slower than the browser calls 4G. */
export function isSlow(): boolean {
  return (connection().effectiveType ?? '4g') !== '4g'
}
