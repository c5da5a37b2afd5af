import { type Check, watts as inWatts } from '@argo/domain/fit/check'
import type { Answer, FitAnswer } from '@argo/domain/fit/answer-build'
import type { Candidate } from '@argo/domain/fit/candidates'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { productPath } from '@argo/domain/products/product'
import { escapeMarkdown, link, list, paragraphs } from './markdown.ts'
import type { Chair } from '@argo/domain/fit/chair'

const words = {
  fits: 'fits',
  tight: 'tight',
  risky: 'at risk',
  unknown: 'not known',
  collides: 'does not fit',
} as const

/** The page of a build as Markdown: what its checks say, its power, and what of ours would fit. */
export function buildMarkdown(
  site: string,
  values: Record<string, string>,
  { answer, errors }: FitAnswer,
): string {
  const { title, description, path } = fixedPages.fit
  const query = new URLSearchParams(values).toString()
  return paragraphs(
    `# ${title}`,
    description,
    `Page: ${site}${path}${query && `?${query}`}`,
    list(
      Object.entries(errors).map(
        ([name, message]) => `Left out: ${name}. ${escapeMarkdown(message)}`,
      ),
    ),
    ...(answer ? answerParts(site, answer) : []),
  )
}

function answerParts(
  site: string,
  { verdict, checks, power, cases, coolers, list: parts }: Answer,
) {
  return [
    `## ${escapeMarkdown(verdict)}`,
    list(checks.map((check) => line(check, check.status))),
    ...(power
      ? [
          `## Power: ${inWatts(power.known)}${power.missing.length > 0 ? ' known so far' : ' at most'}`,
          list(
            power.parts.map(({ name, watts, note }) =>
              watts === null
                ? `${name}: not known`
                : `${name}: ${inWatts(watts)} (${escapeMarkdown(note)})`,
            ),
          ),
          ...candidates(site, 'With our power supplies', power.supplies),
        ]
      : []),
    ...candidates(site, 'In our cases', cases),
    ...candidates(site, 'With our coolers', coolers),
    '## Shopping list',
    list(parts.map(({ part, name }) => `${escapeMarkdown(part)}: ${escapeMarkdown(name)}`)),
  ]
}

function candidates(site: string, title: string, rows: readonly Candidate[]): string[] {
  if (rows.length === 0) return []
  return [
    `## ${title}`,
    list(
      rows.map(({ product, status, soFar, reasons }) =>
        [
          `${link(product.name, site + productPath(product))}: ${words[soFar]}${status === soFar ? '' : ' so far'}`,
          ...reasons.map((reason) => line(reason)),
        ].join('. '),
      ),
    ),
  ]
}

type Line = Pick<Check, 'title' | 'result' | 'calculation' | 'note'>

function line({ title, result, calculation, note }: Line, status?: Check['status']): string {
  const outcome = status && status !== 'unknown' ? `, ${words[status]}` : ''
  const stated = result === 'Not known' ? words.unknown : result
  const all = [`**${title}**${outcome}: ${stated} (${calculation})`, note]
  return escapeMarkdown(all.filter(Boolean).join('. ')).replaceAll(String.raw`\*\*`, '**')
}

/** The chairs as Markdown, by the figures that decide whom each fits. */
export function chairsMarkdown(site: string, chairs: readonly Chair[]): string {
  const { title, description, path } = fixedPages.chairFit
  return paragraphs(
    `# ${title}`,
    description,
    `Page: ${site}${path}`,
    list(
      chairs.map(
        ({ product, height, load, seat }) =>
          `${link(product.name, site + productPath(product))}: for people of ${height.from}–${height.to} cm and up to ${load} kg, the seat at ${seat.from}–${seat.to} cm`,
      ),
    ),
  )
}
