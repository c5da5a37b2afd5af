import type { Answer } from '@argo/domain/fit/answer-build'
import { buildSearch } from '@argo/domain/fit/build-search'
import { Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { AnswerSection } from './AnswerSection.tsx'
import { CopyBuildLink } from '../../ui/CopyBuildLink.tsx'

/** The build as a list to take along: ours by name, others by their measures. */
export function ShoppingList({
  list,
  fields,
}: Pick<Answer, 'list'> & { fields: Readonly<Record<string, string>> }) {
  return (
    <AnswerSection id="list" title="Shopping list">
      <dl>
        {list.map(({ part, name, product }) => (
          <div
            key={part}
            className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)] print:grid-cols-[9rem_minmax(0,1fr)] print:break-inside-avoid print:py-0.5"
          >
            <dt className="text-muted">{part}</dt>
            <dd className="tabular">
              {product ? (
                <Link {...productLink(product)} className="prose-link -my-2.5 inline-block py-2.5">
                  {unbroken(name)}
                </Link>
              ) : (
                unbroken(name)
              )}
            </dd>
          </div>
        ))}
      </dl>
      <CopyBuildLink search={buildSearch(fields)} className="mt-4" />
    </AnswerSection>
  )
}
