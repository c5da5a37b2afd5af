import sonicBoom from 'sonic-boom'

/** Bytes of the log that may wait to be written; lines that come then are left out. */
const mostWaiting = 1_000_000

let output: sonicBoom.SonicBoom | undefined

/** Standard output for the log; what a full disk does not take waits for the next line, where pino’s own would throw. */
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
