import { type Category, categoryFacts } from '@argo/domain/products/category'
import type { DownloadsList } from '@argo/domain/products/download-schema'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { longestQuery } from '@argo/domain/search/limits'
import { longDate } from '@argo/domain/text/date'
import { countOf, grouped } from '@argo/domain/text/count-of'
import { Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { askAbout } from '../../lib/forms/contact-draft.ts'
import { useGetForm } from '../../lib/navigation/use-get-form.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Picture, sizesOf } from '../../ui/Picture.tsx'
import { Checksums } from './Checksums.tsx'
import { DownloadRow } from './DownloadRow.tsx'

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
        lead="Manuals, software and datasheets, free and without an account."
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
              “{q}”: {found === 0 ? 'no product is called that' : countOf(found, 'product')}
            </span>
            <Link to="/downloads" className="prose-link inline-flex min-h-11 items-center">
              All files
            </Link>
          </p>
        )}
        <ul className="border-b border-line empty:hidden">
          {products.map((each, index) => (
            <li key={each.product.id} className="print:break-inside-avoid">
              <ProductFiles {...each} isFirst={index === 0} />
            </li>
          ))}
        </ul>
        {products.length < found && (
          <p className="mt-8 text-muted">
            These are {grouped(products.length)} of {grouped(found)} products. More of the name
            finds the others.
          </p>
        )}
      </div>
      <div className="page pt-10 pb-16 lg:pt-12 lg:pb-24">
        <Checksums files={products.flatMap(({ downloads }) => downloads)} />
        <div className="no-print mt-10 flex flex-wrap items-center justify-between gap-6">
          <p className="measure text-balance lg:text-lg">
            <strong className="block text-title font-bold">Not here?</strong>
            <span className="mt-2 block text-muted">
              {unbroken(
                'Some manuals, and older versions, come by e-mail. Tell us your product, and what you need.',
              )}
            </span>
          </p>
          <ButtonLink to="/contact" hash="contact-form-heading" look="outline">
            Ask for a file
          </ButtonLink>
        </div>
        {changed !== null && (
          <p className="mt-10 text-muted">
            Last changed <time dateTime={changed}>{longDate(changed)}</time>
          </p>
        )}
      </div>
    </>
  )
}

function FindForm({ q }: Pick<DownloadsPageProps, 'q'>) {
  const submit = useGetForm()
  return (
    <search className="no-print w-full max-w-md">
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
            placeholder="G-100M, Edge, GX 650"
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

function ProductFiles({
  product,
  downloads,
  isFirst,
}: DownloadsList['products'][number] & { isFirst: boolean }) {
  const { name, category, imageUrl } = product
  const [cover] = downloads
  return (
    <article className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-5 border-t border-line py-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[clamp(11rem,11vw,17.5rem)_minmax(0,1fr)_minmax(0,2fr)] lg:py-6 print:block">
      <Link
        {...productLink(product)}
        className="group col-span-2 grid grid-cols-subgrid items-center sm:max-lg:col-start-1 sm:max-lg:row-span-2 sm:max-lg:row-start-1 sm:max-lg:grid-rows-subgrid print:block"
      >
        <span className="chamfer glow relative aspect-square sm:max-lg:row-span-2 print:hidden">
          <span
            className={`absolute flex flex-col transition-transform duration-200 group-hover:-translate-y-1 ${cover ? 'tone-light inset-x-[19.5%] inset-y-[7%]' : 'inset-0'}`}
          >
            {cover && (
              <span
                aria-hidden="true"
                className="border-t-4 border-accent px-[10%] pt-[8%] text-[0.625rem]/tight font-bold lg:text-xs/tight 2xl:text-base/tight"
              >
                {name}
                <span className="block font-normal text-muted">{cover.kind}</span>
              </span>
            )}
            <Picture
              src={cutOutOf(imageUrl)}
              alt=""
              priority={isFirst}
              sizes={sizesOf('7rem', 'max(11rem, 11vw)')}
              className="min-h-0 w-full flex-1 object-contain"
            />
          </span>
        </span>
        <span className="block break-words sm:max-lg:self-end">
          <span className="block text-muted lg:text-lg">{categoryFacts(category).name}</span>
          <span className="display mt-1 block text-title group-hover:text-accent-bright">
            {name}
          </span>
        </span>
      </Link>
      <ul className="max-sm:col-span-2 sm:max-lg:col-start-2 sm:max-lg:row-start-2">
        {downloads.map((download) => (
          <li key={download.href} className="py-5">
            <DownloadRow download={download} />
          </li>
        ))}
        {downloads.length === 0 && (
          <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
            <p className="text-muted">{unbroken('No file here yet. We e-mail the manual.')}</p>
            <ButtonLink
              to="/contact"
              hash="contact-form-heading"
              look="outline"
              className="max-sm:w-full"
              onClick={() => askAbout(name, 'manual')}
            >
              Ask for the manual
            </ButtonLink>
          </li>
        )}
      </ul>
    </article>
  )
}
