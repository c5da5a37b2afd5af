import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { compileCache, root, serverFlags } from './paths.ts'

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
}

/** Starts the built site. Resolves when it listens; throws what it printed when it ends instead. */
export async function startSite({ prepare, flags = [] }: SiteOptions = {}): Promise<SiteProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'argo-'))
  const databaseFile = join(folder, 'argo.sqlite')
  await prepare?.(databaseFile)
  const port = await freePort()
  const site = spawn('node', [...serverFlags, ...flags, 'api/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: `sqlite:${databaseFile}`,
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    site.stdout.on('data', (text) => (printed += text))
    site.stderr.on('data', (text) => (printed += text).includes('Argo is at') && resolve())
    site.once('exit', () => reject(new Error(`The site did not start:\n${printed}`)))
  })
  return {
    url: `http://localhost:${port}`,
    pid: site.pid ?? Number.NaN,
    databaseFile,
    process: site,
    stop: async () => {
      site.kill()
      if (site.exitCode === null) await once(site, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
