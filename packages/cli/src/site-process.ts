import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { end } from './end.ts'
import { compileCache, root } from './paths.ts'

/** The real site in a process of its own, on a free port and a new, seeded database. */
export interface SiteProcess {
  url: string
  pid: number
  databaseFile: string
  process: ChildProcess
  /** Ends the site and removes its database. */
  stop: () => Promise<void>
}

interface SiteOptions {
  /** Fills the database's file before the site opens it. */
  prepare?: (databaseFile: string) => Promise<void>
  /** Flags of Node beside the site's own. */
  flags?: string[]
  settings?: Record<string, string>
}

/** A site that was started and may not listen yet. */
export interface StartingSite {
  url: string
  process: ChildProcess
  /** Resolves when the site listens; rejects with what it printed when it ends instead. */
  listening: Promise<void>
}

/** Starts the built site on a new, seeded database. Throws what it printed when it ends instead. */
export async function startSite({
  prepare,
  flags,
  settings,
}: SiteOptions = {}): Promise<SiteProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'argo-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  const databaseFile = join(folder, 'argo.sqlite')
  let site: StartingSite
  try {
    await prepare?.(databaseFile)
    site = await spawnSite({ DATABASE_URL: `sqlite:${databaseFile}`, ...settings }, flags)
    await site.listening
  } catch (error) {
    await removeFolder()
    throw error
  }
  return {
    url: site.url,
    pid: site.process.pid ?? Number.NaN,
    databaseFile,
    process: site.process,
    stop: async () => {
      await end(site.process, 'SIGTERM')
      await removeFolder()
    },
  }
}

/** Starts the built site on a free port with these settings, and does not wait for it. */
export async function spawnSite(
  settings: Record<string, string>,
  flags: string[] = [],
  main = 'api/src/main.ts',
): Promise<StartingSite> {
  const port = await freePort()
  const site = spawn(process.execPath, [...flags, main], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      STAFF_PORT: 'off',
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // One that whoever started it leaves behind.
  const kill = () => void site.kill('SIGKILL')
  process.once('exit', kill)
  site.once('exit', () => process.off('exit', kill))
  let printed = ''
  const listening = new Promise<void>((resolve, reject) => {
    site.stdout.on('data', (text) => (printed += text))
    site.stderr.on('data', (text) => (printed += text).includes(' is at ') && resolve())
    site.once('exit', () => reject(new Error(`The site did not start:\n${printed}`)))
  })
  // A site that is killed on purpose is nobody's failure.
  listening.catch(() => {})
  return { url: `http://localhost:${port}`, process: site, listening }
}
