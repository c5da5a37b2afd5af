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
      <dl className="flex flex-wrap gap-x-6 sm:gap-x-10">
        {list.map(({ part, name, product }) => (
          <div
            key={part}
            className="flex-[1_1_9rem] border-t border-line py-3 lg:flex-[1_1_28%] print:break-inside-avoid print:py-1"
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
