import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Shot } from './shots.ts'

const home = new URL('../', import.meta.url)
const cache = new URL('.cache/', home)
// Blender reads a relative path from $PWD, which may be another folder.
const takeFile = fileURLToPath(new URL('studio/take.py', home))

// Large arrays come and go in the darkroom: handing their memory back each time takes a third of its work.
const keptMemory = {
  MALLOC_MMAP_THRESHOLD_: `${2 ** 33}`,
  MALLOC_TRIM_THRESHOLD_: `${2 ** 34}`,
  OMP_WAIT_POLICY: 'PASSIVE',
}

/** Where the passes or the developed picture of a shot lie until it is encoded. */
export function cached(key: string, ending: 'npz' | 'png'): string {
  mkdirSync(cache, { recursive: true })
  return fileURLToPath(new URL(`${key}.${ending}`, cache))
}

export interface Take {
  shot: Shot
  key: string
}

/**
 * Photographs shots of one product in one colour and pose with one run of Blender; calls `taken` after each.
 * Throws with Blender's last words if it fails.
 */
export async function photograph(takes: Take[], taken: (take: Take) => void): Promise<void> {
  const [first] = takes
  if (!first) return
  const { module, colour, pose } = first.shot
  const job = {
    module: module.replace('/', '.'),
    colour,
    pose,
    shots: takes.map(({ shot, key }) => ({ ...shot, file: cached(key, 'npz') })),
  }
  const jobFile = fileURLToPath(new URL(`${first.key}.json`, cache))
  writeFileSync(jobFile, JSON.stringify(job))
  const blender = spawn(
    'nice',
    ['blender', '-b', '--factory-startup', '--python', takeFile, '--', jobFile],
    { cwd: home, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const words: string[] = []
  let count = 0
  const heard = (line: string) => {
    words.push(line)
    const file = /^taken (\S+)/.exec(line)?.[1]
    const take = takes.find(({ key }) => file === cached(key, 'npz'))
    if (!take) return
    count += 1
    taken(take)
  }
  createInterface({ input: blender.stdout }).on('line', heard)
  createInterface({ input: blender.stderr }).on('line', (line) => words.push(line))
  const code = await ended(blender)
  rmSync(jobFile)
  // It also ends with 0 when it cannot open its script.
  if (code !== 0 || count < takes.length) {
    throw new Error(`Blender could not photograph ${module}:\n${words.slice(-25).join('\n')}`)
  }
}

/** A running darkroom: develops passes into a picture, one after the other. */
export function openDarkroom() {
  const darkroom = spawn('nice', ['/usr/bin/python3', 'darkroom/develop.py'], {
    cwd: home,
    env: { ...process.env, ...keptMemory },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const waiting: { resolve: () => void; reject: (reason: Error) => void }[] = []
  createInterface({ input: darkroom.stdout }).on('line', () => waiting.shift()?.resolve())
  darkroom.on('exit', (code) => {
    for (const { reject } of waiting) reject(new Error(`The darkroom ended with ${code}`))
  })
  return {
    develop: (key: string) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ resolve, reject })
        darkroom.stdin.write(`${cached(key, 'npz')} ${cached(key, 'png')}\n`)
      }),
    close: () => darkroom.stdin.end(),
  }
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
