import type { ReactNode } from 'react'
import { photographAddress } from '@argo/domain/pictures/photographs'
import { uploadedPicture } from '@argo/domain/pictures/uploaded-picture'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Picture } from './Picture.tsx'
import css from './Banner.module.css'

/** Leaves room for the first products on the first screen; the header stands over its top. */
export const bannerBox =
  'relative -mt-16 flex flex-col justify-end overflow-hidden bg-background md:min-h-[22rem] lg:min-h-[clamp(21rem,41svh,46rem)]'

/** The words of a banner, or their skeletons: on a phone beneath the picture. */
export const bannerWords =
  'page relative pt-[calc(--spacing(4)+48vw)] pb-4 md:pt-24 md:pb-10 lg:pb-12 print:py-2'

// The mouse and its pad from closer by; no half of a logo at the edge.
const crops: Record<string, { className: string; sizes?: string }> = {
  [photographAddress('categories/peripherals')]: {
    className: 'origin-bottom-right scale-175',
    sizes: '(min-width: 64rem) 165svh, (min-width: 48rem) 77rem, 34rem',
  },
  [photographAddress('categories/power-supplies')]: { className: 'origin-left scale-105' },
}

/** The head of a page that begins with a picture: the title stands beside it; on a phone, beneath it. */
export function Banner({
  src,
  title,
  lead,
  children,
  crumb = false,
}: {
  /** The picture's address. */
  src: string
  title: string
  /** One or two sentences under the title. Without them the picture leaves half of a tablet's width to the children. */
  lead?: string
  children?: ReactNode
  /** Whether a breadcrumb stands above the title. */
  crumb?: boolean
}) {
  const crop = crops[src]
  const side = uploadedPicture(src) ? '' : 'object-right'
  return (
    <header className={`${bannerBox} print:mt-0 print:min-h-0`}>
      <div
        className={`${css.picture} absolute top-3 right-0 aspect-[9/5] w-full overflow-hidden md:top-0 md:aspect-[16/7] md:h-full md:w-auto print:hidden ${lead ? '' : 'md:max-lg:max-w-2/3'}`}
      >
        <Picture
          src={src}
          alt=""
          sizes={crop?.sizes ?? '(min-width: 64rem) 94svh, (min-width: 48rem) 44rem, 34rem'}
          priority
          className={`size-full object-cover ${side} ${crop?.className ?? ''}`}
        />
      </div>
      <div className="absolute inset-x-0 top-0 h-36 shade [--toward:to_bottom] max-md:hidden print:hidden" />
      <div className={bannerWords}>
        {crumb && <Breadcrumb crumbs={[{ name: title }]} />}
        <h1
          className={`display max-w-[9.4em] text-display lg:text-hero ${lead ? 'md:max-[90rem]:w-min md:max-[90rem]:wrap-normal' : ''}`}
        >
          {title}
        </h1>
        {lead && (
          <p className="no-print mt-2 max-w-[19.5em] text-lead text-balance md:max-lg:max-w-[14em] lg:mt-4">
            {lead}
          </p>
        )}
        {children}
      </div>
    </header>
  )
}
