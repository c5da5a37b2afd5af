import type { CategoryFacts } from '@argo/domain/products/category'
import { photographAddress } from '@argo/domain/pictures/photographs'
import css from './CategoryBanner.module.css'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** As high as leaves the first products on the first screen; the header stands over its top. */
export const bannerBox =
  'relative -mt-16 flex min-h-[max(22rem,45svh)] flex-col justify-end overflow-hidden bg-background md:min-h-[22rem] lg:min-h-[clamp(22rem,45svh,48rem)]'

/** The category's picture with its name beside it; on a phone, beneath it. */
export function CategoryBanner({
  facts,
  description,
}: {
  facts: CategoryFacts
  description: string
}) {
  return (
    <header className={`${bannerBox} print:mt-0 print:min-h-0`}>
      <Picture
        src={photographAddress(`categories/${facts.id}`)}
        alt=""
        sizes="(min-width: 64rem) 103svh, 34rem"
        priority
        className={`${css.picture} absolute inset-x-0 top-5 h-[65%] md:top-0 md:h-[85%] w-full lg:top-0 object-cover object-right lg:left-auto lg:h-full lg:w-auto lg:max-w-none print:hidden`}
      />
      <div className="absolute inset-x-0 top-0 h-24 bg-linear-to-b from-background/90 to-transparent print:hidden" />
      <div className="page relative pt-20 pb-6 md:pb-10 lg:pb-12 print:py-2">
        {facts.id === 'power-supplies' && <Breadcrumb crumbs={[{ name: facts.name }]} />}
        <h1 className="display max-w-[9.4em] md:max-lg:w-min text-hero">{facts.name}</h1>
        <p className="no-print mt-2 max-w-[19.5em] text-lead lg:mt-4 text-balance">{description}</p>
      </div>
      <div className="molten absolute bottom-0 left-0 h-0.5 w-[38%] print:hidden" />
    </header>
  )
}
