import { photographAddress } from '@argo/domain/pictures/photographs'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { longDate } from '@argo/domain/text/date'
import type { ShownLegalPage } from '@argo/domain/texts/legal-page'
import { ButtonLink } from '../../ui/Button.tsx'
import { Picture, sizesOf } from '../../ui/Picture.tsx'
import { Prose } from '../../ui/Prose.tsx'

/** Why no product needs to be registered, what to do instead, and where its serial number is. */
export function Registration({ text: { lead, chapters, changed } }: { text: ShownLegalPage }) {
  return (
    <article className="page grid grid-cols-1 gap-x-16 gap-y-8 pt-12 pb-16 md:grid-cols-2 lg:grid-rows-[auto_1fr] lg:pt-20 lg:pb-24 print:block">
      <header className="md:max-lg:col-span-2">
        <h1 className="display text-hero">{fixedPages.registration.title}</h1>
        <p className="mt-4 measure text-lead text-balance lg:mt-5">{lead}</p>
      </header>
      <figure className="no-print lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <span className="chamfer block overflow-clip [--cut:24px]">
          {/* Enlarged around the label. */}
          <span className="relative block origin-[59%_75%] scale-300 lg:scale-200">
            <Picture
              src={photographAddress('argo-g-100m/underside')}
              alt="A G-100M mouse from below; its serial number, S/N 7100 0426 0815, stands under a barcode"
              priority
              sizes={sizesOf('270vw', '(min-width: 64rem) 92vw', '(min-width: 48rem) 130vw')}
              className="aspect-[5/4] w-full object-cover"
            />
            <span
              aria-hidden="true"
              className="absolute top-[66.7%] left-[56.2%] h-[1.65%] w-[12.7%] -translate-1/2 -rotate-[12deg] ring-1 ring-accent"
            />
          </span>
        </span>
        <figcaption className="mt-3 text-muted">
          Where to look on a G-100M: underneath, below the barcode.
        </figcaption>
      </figure>
      <div className="flex flex-col gap-8">
        {chapters.map(({ id, title, prose }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`} className="display text-title">
              {title}
            </h2>
            <div className="mt-3 flex measure flex-col gap-4 text-pretty lg:text-lg">
              <Prose prose={prose} />
            </div>
          </section>
        ))}
        <div className="no-print flex flex-wrap gap-4 max-lg:*:grow">
          <ButtonLink to="/warranty">Read the warranty</ButtonLink>
          <ButtonLink to="/warranty" hash="claim" look="outline">
            Make a claim
          </ButtonLink>
        </div>
        <p className="text-sm text-muted">
          Last updated <time dateTime={changed}>{longDate(changed)}</time>
        </p>
      </div>
    </article>
  )
}
