import type { Answer, Candidate, FitAnswer } from '@argo/domain/fit/fit-answer'
import { fixedPages } from '@argo/domain/page-metadata'
import { productPath } from '@argo/domain/product'
import { escapeMarkdown, link, list, paragraphs } from './markdown.ts'

const words = {
  fits: 'fits',
  tight: 'tight',
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
    list(checks.map((check) => line(check, words[check.status]))),
    ...(power
      ? [
          `## Power: ${power.known} W${power.missing.length > 0 ? ' known so far' : ' at most'}`,
          list(
            power.parts.map(
              ({ name, watts, note }) =>
                `${name}: ${watts === null ? 'not known' : `${watts} W`} (${escapeMarkdown(note)})`,
            ),
          ),
          ...candidates(site, 'On our supplies', power.supplies),
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
      rows.map(({ product, status, reasons }) =>
        [
          `${link(product.name, site + productPath(product))}: ${words[status]}`,
          ...reasons.map((reason) => line(reason)),
        ].join('. '),
      ),
    ),
  ]
}

function line(
  {
    title,
    result,
    calculation,
    mind,
  }: { title: string; result: string; calculation: string; mind?: string | undefined },
  status?: string,
): string {
  const said = [`**${title}**${status ? `, ${status}` : ''}: ${result} (${calculation})`, mind]
  return escapeMarkdown(said.filter(Boolean).join('. ')).replaceAll(String.raw`\*\*`, '**')
}
