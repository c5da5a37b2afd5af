import { percentile } from '../figures.ts'
import { categories, type Report } from './run.ts'

type Scores = Record<(typeof categories)[number], number>

/** The median score of each category over the runs of one page, from 0 to 100. */
export function medianScores(reports: Report[]): Scores {
  const scores = categories.map((category) => [
    category,
    Math.round(
      percentile(
        reports.map((report) => report.categories[category].score ?? 0),
        0.5,
      ) * 100,
    ),
  ])
  return Object.fromEntries(scores) as Scores
}

/** The audits with a weight whose median over the runs of one page is below 1, as the run of the median tells them. */
export function failedAudits(reports: Report[]): { title: string; value: string }[] {
  const counting = reports.flatMap((report) =>
    Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  )
  return [...new Set(counting)].flatMap((id) => {
    const audits = reports.flatMap((report) => report.audits[id] ?? [])
    const score = percentile(
      audits.flatMap((audit) => audit.score ?? []),
      0.5,
    )
    const audit = audits.find((each) => each.score === score)
    return audit && score < 1 ? [{ title: audit.title, value: audit.displayValue ?? '' }] : []
  })
}
