import { formatOf } from '@argo/domain/products/download-format'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { longDate } from '@argo/domain/text/date'
import { Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { FigureList } from '../../ui/FigureList.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { Picture, sizesOf } from '../../ui/Picture.tsx'
import { ProductTile } from '../../ui/ProductTiles.tsx'

/** What an issue looks like, of the newest products and file; nothing where they could not be read. */
export function SampleIssue() {
  const { data: latest = [] } = trpc.products.latest.useQuery()
  const { data: files } = trpc.products.downloads.useQuery({})
  const [first, ...others] = latest
  const newestFile = files?.products
    .flatMap(({ downloads }) => downloads)
    .toSorted((one, other) => other.date.localeCompare(one.date))[0]
  if (!first) return null
  return (
    <figure className="no-print">
      <figcaption className="eyebrow text-muted">What an issue looks like</figcaption>
      <div className="chamfer tone-light mt-4 [--cut:24px]">
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line px-6 py-3 lg:px-10">
          <Logo />
          <p className="text-sm text-muted">New products and files</p>
        </div>
        <div className="grid lg:grid-cols-2">
          <Link
            {...productLink(first)}
            className="group grid grid-cols-1 items-center gap-x-8 px-6 pt-4 pb-8 focus-visible:outline-offset-[-6px] md:grid-cols-2 lg:px-10"
          >
            <span>
              <Picture
                src={cutOutOf(first.imageUrl)}
                alt=""
                sizes={sizesOf('80vw', '(min-width: 64rem) 24rem', '46vw')}
                className="aspect-square w-full object-contain lg:scale-130"
              />
            </span>
            <div>
              <p className="eyebrow text-accent">New</p>
              <p className="display mt-2 text-title group-hover:text-accent-bright">{first.name}</p>
              <FigureList figures={first.figures} />
            </div>
          </Link>
          <div className="flex flex-col border-t border-line lg:border-t-0 lg:border-l">
            <ul className="grid grow grid-cols-2 items-center gap-6 px-6 pt-4 pb-8 md:grid-cols-3 lg:px-10 [&_.floor]:after:hidden">
              {others.map((product) => (
                <li key={product.id} className="max-md:last:hidden">
                  <ProductTile product={product} />
                </li>
              ))}
            </ul>
            {newestFile && (
              <p className="border-t border-line px-6 py-5 lg:px-10">
                <span className="eyebrow block text-accent">New file</span>
                <strong className="mt-1 block">{newestFile.title}</strong>
                <span className="text-sm text-muted">
                  Version {newestFile.version}, {formatOf(newestFile)}, {longDate(newestFile.date)}
                </span>
              </p>
            )}
          </div>
        </div>
        <p className="border-t border-line px-6 py-4 text-sm text-muted lg:px-10">
          You confirmed this address. <span className="underline">Unsubscribe</span>
        </p>
      </div>
    </figure>
  )
}
