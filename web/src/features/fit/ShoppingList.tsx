import type { Answer } from '@argo/domain/fit/fit-answer'
import { Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue-links.ts'

/** The build as a list to take along: ours by name, others by their measures. */
export function ShoppingList({ list }: Pick<Answer, 'list'>) {
  return (
    <section
      aria-labelledby="list"
      className="mt-14 grid grid-cols-1 gap-x-12 border-t border-slag pt-8 lg:mt-20 lg:grid-cols-12 lg:pt-10 print:mt-4 print:break-inside-avoid print:pt-2"
    >
      <div className="mb-5 lg:col-span-4">
        <h2 id="list" className="display text-title">
          The list
        </h2>
        <p className="mt-2 text-sm text-steel print:hidden">
          This page’s address holds the whole build: keep it, send it, or print the page.
        </p>
      </div>
      <dl className="border-b border-slag lg:col-span-8">
        {list.map(({ part, name, product }) => (
          <div
            key={part}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-t border-slag py-2 print:py-0.5"
          >
            <dt className="py-2 text-steel print:py-0">{part}</dt>
            <dd className="tabular py-2 print:py-0">
              {product ? (
                <Link {...productLink(product)} className="prose-link">
                  {name}
                </Link>
              ) : (
                name
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
