import { printTable } from './bench/table.ts'
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
const scores: (string | number)[][] = []
const failures: string[][] = []
try {
  for (const { name, address } of pages) {
    const reports: Report[] = []
    for (let run = 1; run <= runs; run += 1) {
      console.info(`  ${address}, run ${run} of ${runs}`)
      reports.push(await runLighthouse(site.url + address, `${name}-${run}`))
    }
    scores.push([address, ...Object.values(medianScores(reports))])
    failures.push(...failedAudits(reports).map(({ title, value }) => [title, value, address]))
  }
} finally {
  await site.stop()
}
printTable(
  `Lighthouse, medians of ${runs}`,
  ['page', 'performance', 'accessibility', 'best practices', 'SEO'],
  scores,
)
printTable('Audits below 1', ['audit', 'value', 'page'], failures)
console.info(`The reports are in ${reportFolder}`)
if (scores.flat().some((cell) => typeof cell === 'number' && cell < 100)) process.exitCode = 1
