import { cutOutOf } from '@argo/domain/pictures/photographs'
import { categoryFacts } from '@argo/domain/products/category'
import { formatOf } from '@argo/domain/products/download-format'
import type { Download, DownloadsList } from '@argo/domain/products/download-schema'
import { longDate } from '@argo/domain/text/date'
import { Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { askAbout } from '../../lib/forms/contact-draft.ts'
import { notifyOfDownload } from '../../lib/notifications/notify.ts'
import { fileSize } from '../../lib/text/file-size.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture, sizesOf } from '../../ui/Picture.tsx'

/** A product with its files; on a phone, and in a wide card, they stand beside the cover of the first, otherwise below it. */
export function DownloadCard({
  product,
  downloads,
  priority,
}: DownloadsList['products'][number] & {
  /** For the first screen: the picture is fetched first. */
  priority: boolean
}) {
  const { name, category, imageUrl } = product
  const [cover] = downloads
  return (
    <article className="group panel chamfer relative flex h-full flex-wrap md:flex-col md:flex-nowrap @min-[36rem]:grid @min-[36rem]:grid-cols-2 print:block">
      <div className="glow flex aspect-4/3 flex-[1_1_8.5rem] items-end justify-center overflow-clip max-md:items-center max-md:px-2 md:flex-none print:hidden">
        <span
          className={`flex w-full flex-col transition-transform duration-200 group-hover:-translate-y-1 md:w-2/3 ${cover ? 'tone-light h-11/12 max-md:h-auto max-md:aspect-3/4' : 'h-full'}`}
        >
          {cover && (
            <span
              aria-hidden="true"
              className="border-t-4 border-accent px-2 pt-3 text-sm leading-tight font-bold md:px-4 md:text-base"
            >
              {name}
              <span className="block font-normal text-muted">{cover.kind}</span>
            </span>
          )}
          <Picture
            src={cutOutOf(imageUrl)}
            alt=""
            priority={priority}
            sizes={sizesOf('30vw', '(min-width: 48rem) 20vw')}
            className="min-h-0 w-full flex-1 object-contain"
          />
        </span>
      </div>
      <div className="flex min-w-0 flex-[99_1_11rem] flex-col p-4 md:flex-auto md:p-5 lg:p-6 @min-[36rem]:my-auto">
        <Link
          {...productLink(product)}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-6 focus-visible:after:outline-accent"
        >
          <span className="block text-muted">{categoryFacts(category).name}</span>{' '}
          {/* What a file is called, and its cover, name the product. */}
          <span
            className={
              cover ? 'sr-only' : 'display block text-title group-hover:text-accent-bright'
            }
          >
            {name}
          </span>
        </Link>
        <ul className="flex grow flex-col">
          {downloads.map((download) => (
            <li key={download.href} className="flex grow flex-col pt-2 not-first:pt-6">
              <File download={download} />
            </li>
          ))}
          {downloads.length === 0 && (
            <li className="flex grow flex-col pt-4">
              <p className="mb-5 text-muted">
                {unbroken('No file here yet. We e-mail the manual.')}
              </p>
              <ButtonLink
                to="/contact"
                hash="contact-form-heading"
                look="outline"
                className="relative mt-auto"
                onClick={() => askAbout(name, 'manual')}
              >
                Ask for the manual
              </ButtonLink>
            </li>
          )}
        </ul>
      </div>
    </article>
  )
}

/** A file: its title, its facts and its button. */
function File({ download }: { download: Download }) {
  const { kind, title, href, fileName, version, date, bytes, language } = download
  return (
    <>
      <p lang={language} className="text-lead font-bold">
        {title}
      </p>
      <p className="tabular mt-1 mb-5 flex flex-wrap gap-x-4 gap-y-0.5 text-muted max-md:flex-col">
        <span>
          {formatOf(download)}, {fileSize(bytes)}
        </span>
        <span>Version {version}</span>
        <span>{longDate(date)}</span>
      </p>
      <a
        href={href}
        download={fileName}
        aria-label={`${kind}: ${title}`}
        onClick={() => notifyOfDownload(download)}
        className={buttonClass('accent', 'relative mt-auto max-w-full self-start')}
      >
        <Icon name="download" />
        {kind}
      </a>
    </>
  )
}
