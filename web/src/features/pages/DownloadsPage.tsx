import { categoryFacts } from '@argo/domain/products/category'
import type { DownloadsList } from '@argo/domain/products/downloads-list'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { grouped } from '@argo/domain/text/count-of'
import { longDate } from '@argo/domain/text/date'
import { getRouteApi, Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Picture, sizesOf } from '../../ui/Picture.tsx'
import { CheckingFiles } from './CheckingFiles.tsx'
import { DownloadRow } from './DownloadRow.tsx'

const route = getRouteApi('/downloads')
/** So many products are seen at a glance. */
const fewProducts = 8

/** Every file for download, by product. */
export default function DownloadsPage() {
  const { category } = route.useSearch()
  const [{ products, counts, changed }] = trpc.products.downloads.useSuspenseQuery(
    category && { category },
  )
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const chosen = category ? (counts.find((each) => each.category === category)?.count ?? 0) : all
  return (
    <article className="page pt-28 pb-24 lg:pt-40 lg:pb-32 print:pt-0 print:pb-0">
      <header className="lg:grid lg:grid-cols-12 lg:gap-x-12">
        <div className="lg:col-span-8">
          <h1 className="display text-display">Downloads</h1>
          <p className="mt-5 text-lead text-muted">
            Manuals, software and datasheets, free and without an account.
          </p>
        </div>
        {changed !== null && (
          <p className="mt-5 text-sm text-muted lg:col-span-4 lg:self-end lg:text-right">
            Last changed <time dateTime={changed}>{longDate(changed)}</time>
          </p>
        )}
      </header>
      {(all > fewProducts || category !== undefined) && <Categories counts={counts} all={all} />}
      <ul className="mt-10 border-t border-line empty:hidden lg:mt-14 print:mt-4">
        {products.map((each) => (
          <ProductFiles key={each.product.id} {...each} />
        ))}
      </ul>
      {products.length === 0 && (
        <p className="mt-10 text-lead">There are no files for download here yet.</p>
      )}
      {products.length < chosen && (
        <p className="mt-8 text-muted">
          These are {grouped(products.length)} of {grouped(chosen)} products. The files of the
          others are on their own pages, and the search finds them.
        </p>
      )}
      <CheckingFiles />
    </article>
  )
}

function Categories({ counts, all }: { counts: DownloadsList['counts']; all: number }) {
  const { category: chosen } = route.useSearch()
  return (
    <nav
      aria-label="Categories"
      className="no-print -mx-(--page-edge) mt-8 overflow-x-auto px-(--page-edge) [scrollbar-width:none] lg:mx-0 lg:px-0"
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

function ProductFiles({ product, downloads }: DownloadsList['products'][number]) {
  const { name, category, imageUrl } = product
  return (
    <li className="border-b border-line py-6 lg:grid lg:grid-cols-12 lg:items-center lg:gap-x-12 lg:py-10 print:break-inside-avoid print:py-3">
      <Link
        {...productLink(product)}
        className="group flex items-center gap-5 lg:col-span-5 lg:gap-8"
      >
        <span className="glow chamfer flex size-24 shrink-0 items-center justify-center [--cut:12px] lg:size-44 print:hidden">
          <Picture
            src={cutOutOf(imageUrl)}
            alt=""
            sizes={sizesOf('6rem', '(min-width: 64rem) 10rem')}
            className="size-[88%] object-contain transition-transform duration-200 group-hover:-translate-y-1"
          />
        </span>
        <span className="min-w-0 break-words">
          <span className="block text-sm text-muted">{categoryFacts(category).name}</span>
          <span className="display mt-1 block text-title group-hover:text-accent-bright">
            {name}
          </span>
        </span>
      </Link>
      <ul className="mt-5 flex flex-col gap-6 lg:col-span-7 lg:mt-0 lg:gap-8 print:mt-2">
        {downloads.map((download) => (
          <DownloadRow key={download.href} download={download} />
        ))}
      </ul>
    </li>
  )
}
