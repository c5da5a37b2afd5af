import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findOrInstallBrowser } from '@argo/cli/browser'
import { root } from '@argo/cli/paths'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Of what Lighthouse writes, the parts that are read here; scores from 0 to 1, null where an audit has none. */
export interface Report {
  categories: Record<
    (typeof categories)[number],
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

export const reportFolder = join(root, 'test-results/lighthouse')

// Not installed with the project: its packages are nearly as many as all of ours, and `pnpm start` needs none.
const lighthouse = 'lighthouse@13.5.0'

const run = promisify(execFile)

/** Loads a page once as a phone would and keeps the report. Throws what Lighthouse printed when it could not. */
export async function runLighthouse(url: string, name: string): Promise<Report> {
  await mkdir(reportFolder, { recursive: true })
  const file = join(reportFolder, `${name}.json`)
  await run(
    'pnpm',
    [
      'dlx',
      lighthouse,
      url,
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      '--disable-full-page-screenshot',
      '--no-enable-error-reporting',
      '--chrome-flags=--no-sandbox --headless=new',
    ],
    { env: { ...process.env, CHROME_PATH: findOrInstallBrowser() } },
  )
  return JSON.parse(await readFile(file, 'utf8')) as Report
}
