import type { CategoryFacts } from '@argo/domain/products/category'
import { photographAddress } from '@argo/domain/pictures/photographs'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** The category's picture, full width, with its name over it. */
export function CategoryBanner({ facts }: { facts: CategoryFacts }) {
  return (
    <header className="relative -mt-16 flex min-h-[min(31rem,78svh)] flex-col justify-end overflow-hidden bg-surface lg:min-h-[clamp(30rem,42vw,max(40rem,78svh))] print:mt-0 print:min-h-0">
      <Picture
        src={photographAddress(`categories/${facts.id}`)}
        alt=""
        sizes="(min-width: 64rem) 100vw, 32rem"
        priority
        className="absolute inset-0 size-full object-cover object-[72%_center] print:hidden"
      />
      <div className="absolute inset-0 bg-linear-to-t from-background via-background/50 via-40% to-transparent lg:bg-linear-to-r lg:from-background/90 lg:via-background/30 lg:via-50% print:hidden" />
      <div className="absolute inset-x-0 bottom-0 hidden h-2/5 bg-linear-to-t from-background to-transparent lg:block print:hidden" />
      <div className="page relative pt-28 pb-10 lg:pb-16 print:py-2">
        {facts.id === 'power-supplies' && <Breadcrumb crumbs={[{ name: facts.name }]} />}
        <h1 className="display max-w-[9.4em] text-hero">{facts.name}</h1>
        <p className="no-print mt-4 max-w-[19.5em] text-lead text-balance text-foreground">
          {facts.description}
        </p>
      </div>
      <div className="molten absolute bottom-0 left-0 h-0.5 w-[38%] print:hidden" />
    </header>
  )
}
