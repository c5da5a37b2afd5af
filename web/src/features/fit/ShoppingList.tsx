import type { Answer } from '@argo/domain/fit/fit-answer'
import { Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { unbroken } from '../../lib/text/unbroken.ts'

/** The build as a list to take along: ours by name, others by their measures. */
export function ShoppingList({ list }: Pick<Answer, 'list'>) {
  return (
    <section aria-labelledby="list" className="fit-section fit-short">
      <div className="fit-heading">
        <h2 id="list" className="display text-title">
          Shopping list
        </h2>
        <p className="mt-2 text-sm text-muted no-print">
          This page’s address holds the whole build: keep it, send it, or print the page.
        </p>
      </div>
      <dl className="fit-list">
        {list.map(({ part, name, product }) => (
          <div key={part} className="fit-row">
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
    </section>
  )
}
