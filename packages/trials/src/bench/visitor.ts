import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * Requests a page from one keep-alive connection until a promise settles. Resolves with the time each
 * request took, in ms, whether it succeeded or failed.
 */
export async function visitUntil(url: URL, over: Promise<unknown>): Promise<number[]> {
  // A process of its own, so that the load generator beside it does not count as the site's delay.
  const child = fork(fileURLToPath(new URL('visitor-process.ts', import.meta.url)), [url.href])
  const finished = once(child, 'message') as Promise<[number[]]>
  await over.catch(() => {})
  child.send('stop')
  const [times] = await finished
  return times
}
