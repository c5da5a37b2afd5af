import { type Category, categoryFacts } from '@argo/domain/products/category'
import type { DownloadsList } from '@argo/domain/products/download-schema'
import { longestQuery } from '@argo/domain/search/limits'
import { longDate } from '@argo/domain/text/date'
import { countOf, grouped } from '@argo/domain/text/count-of'
import { Link } from '@tanstack/react-router'
import { useGetForm } from '../../lib/navigation/use-get-form.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Checksums } from './Checksums.tsx'
import { DownloadCard } from './DownloadCard.tsx'

/** What the page of downloads is narrowed to. */
export interface DownloadsPageProps {
  category?: Category
  /** Words of the names of products. */
  q?: string
}

/** So many products are seen at a glance. */
const fewProducts = 8

/** Files for download by product: all that there are, or those of the products that were searched for. */
export default function DownloadsPage(list: DownloadsPageProps) {
  const { category, q } = list
  const [{ products, found, counts, changed }] = trpc.products.downloads.useSuspenseQuery(list)
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <PageHead
        title="Downloads"
        lead="Manuals, software, and datasheets, free and without an account."
      >
        <FindForm q={q} />
      </PageHead>
      <div className="page">
        {q === undefined ? (
          (all > fewProducts || category) && (
            <Categories chosen={category} counts={counts} all={all} />
          )
        ) : (
          <p
            role="status"
            className="flex flex-wrap items-center gap-x-6 border-t border-line py-2"
          >
            <span className="wrap-anywhere">
              “{q}”: {found === 0 ? 'no product has that name' : countOf(found, 'product')}
            </span>
            <Link to="/downloads" className="prose-link inline-flex min-h-11 items-center">
              All files
            </Link>
          </p>
        )}
        <ul className="grid gap-4 empty:hidden md:grid-cols-[repeat(auto-fit,minmax(26%,1fr))] lg:gap-6">
          {products.map((each, index) => (
            <li key={each.product.id} className="@container print:break-inside-avoid">
              <DownloadCard {...each} priority={index === 0} />
            </li>
          ))}
        </ul>
        {changed !== null && (
          <p className="mt-4 text-sm text-muted">
            Last updated <time dateTime={changed}>{longDate(changed)}</time>
          </p>
        )}
        {products.length < found && (
          <p className="mt-8 text-muted">
            Showing {grouped(products.length)} of {grouped(found)} products. Type more of the name
            to find the others.
          </p>
        )}
      </div>
      <div className="no-print page grid gap-x-20 gap-y-10 py-16 md:grid-cols-2 lg:py-24">
        <section aria-labelledby="not-here">
          <h2 id="not-here" className="display text-title">
            Not here?
          </h2>
          <p className="mt-3 measure text-muted text-balance lg:text-lg">
            {unbroken(
              'Some manuals and older versions come by e-mail. Tell us your product and what you need.',
            )}
          </p>
          <ButtonLink to="/contact" hash="contact-form-heading" look="outline" className="mt-5">
            Ask for a file
          </ButtonLink>
        </section>
        <Checksums files={products.flatMap(({ downloads }) => downloads)} />
      </div>
    </>
  )
}

function FindForm({ q }: Pick<DownloadsPageProps, 'q'>) {
  const submit = useGetForm()
  return (
    <search className="no-print w-full lg:max-w-md">
      <form action="/downloads" onSubmit={submit}>
        <label htmlFor="product" className="text-sm font-semibold">
          Find your product
        </label>
        <div className="mt-2 flex gap-3">
          <input
            // What was searched for before is not in the field of another page.
            key={q}
            id="product"
            name="q"
            type="search"
            defaultValue={q}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={longestQuery}
            placeholder="G-100M, Edge, Nivos"
            className="field-box min-h-12 min-w-0 grow bg-surface px-4 py-2.5 focus-visible:outline-offset-0"
          />
          <button type="submit" className={buttonClass('outline')}>
            Find
          </button>
        </div>
      </form>
    </search>
  )
}

function Categories({
  chosen,
  counts,
  all,
}: {
  chosen: Category | undefined
  counts: DownloadsList['counts']
  all: number
}) {
  return (
    <nav
      aria-label="Categories"
      className="no-print -mx-(--page-edge) mb-6 overflow-x-auto px-(--page-edge) [scrollbar-width:none] lg:mx-0 lg:px-0"
    >
      <ul className="flex gap-x-6">
        {[{ category: undefined, count: all }, ...counts].map(({ category, count }) => (
          <li key={category ?? ''} className="shrink-0">
            <Link
              to="/downloads"
              search={{ category }}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={category === chosen ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold underline-offset-8 hover:text-accent-bright ${category === chosen ? 'text-foreground underline decoration-accent decoration-2' : 'text-muted'}`}
            >
              {category ? categoryFacts(category).name : 'All'}
              <span className="font-normal tabular text-muted">
                {grouped(count)}
                <span className="sr-only">{count === 1 ? ' product' : ' products'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
