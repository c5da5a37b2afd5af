import sonicBoom from 'sonic-boom'

/** Bytes of the log that may wait to be written; lines that come then are left out. */
const mostWaiting = 1_000_000

let output: sonicBoom.SonicBoom | undefined

/**
 * Standard output for the log, as pino writes there, but for what cannot be written, such as on a full disk: it waits
 * for the next line. Pino's own would throw, and at the exit try again for ever.
 */
export function standardOutput(): { write: (line: string) => void } {
  output ??= open()
  return output
}

function open(): sonicBoom.SonicBoom {
  const stream = new sonicBoom.SonicBoom({ fd: 1, maxLength: mostWaiting })
  let writable = true
  stream.on('error', () => (writable = false))
  stream.on('write', () => (writable = true))
  // The last lines, such as before a crash.
  process.on('exit', () => writable && stream.flushSync())
  return stream
}
