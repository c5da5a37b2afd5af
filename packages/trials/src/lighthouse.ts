import { explain, readArguments } from '@argo/cli/command-arguments'
import { failedAudits, medianScores } from './lighthouse/medians.ts'
import { type Report, reportFolder, runLighthouse } from './lighthouse/run.ts'
import { shots } from './shot-list.ts'
import { startSite } from '@argo/cli/site-process'
import { buildSite } from '@argo/cli/site'

// A page of each kind, by its name among the pictures.
const pageKinds = [
  'home',
  'products',
  'cases',
  'product-case',
  'product-chair',
  'contact',
  'warranty',
  'downloads',
  'terms',
]

const help = `pnpm lighthouse [--runs <whole number>] [part of a name …]
What Lighthouse says of the built site on a phone; fails when a median is below 100.
The names are: ${pageKinds.join(', ')}`

const { values, positionals: words } = readArguments(help, {
  runs: { type: 'string', default: '5' },
})
const runs = Number(values.runs)
const pages = shots.filter(
  ({ name }) =>
    pageKinds.includes(name) && (words.length === 0 || words.some((word) => name.includes(word))),
)
if (pages.length === 0 || !Number.isInteger(runs) || runs < 1) explain(help)

await buildSite()
const site = await startSite()
const scores: ({ page: string } & ReturnType<typeof medianScores>)[] = []
const failures: { audit: string; value: string; page: string }[] = []
try {
  for (const { name, address } of pages) {
    const reports: Report[] = []
    for (let run = 1; run <= runs; run += 1) {
      console.info(`  ${address}, run ${run} of ${runs}`)
      reports.push(await runLighthouse(site.url + address, `${name}-${run}`))
    }
    scores.push({ page: address, ...medianScores(reports) })
    for (const { title, value } of failedAudits(reports))
      failures.push({ audit: title, value, page: address })
  }
} finally {
  await site.stop()
}
console.info(`Lighthouse, medians of ${runs}`)
console.table(scores)
console.info('Audits below 1')
console.table(failures)
console.info(`The reports are in ${reportFolder}`)
if (scores.some((row) => Object.values(row).some((cell) => Number(cell) < 100)))
  process.exitCode = 1
