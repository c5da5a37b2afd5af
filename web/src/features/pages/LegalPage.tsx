import { photographAddress } from '@argo/domain/pictures/photographs'
import type { LegalPageName } from '@argo/domain/texts/legal-page'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Picture, sizesOf } from '../../ui/Picture.tsx'
import { LegalText } from './LegalText.tsx'

/** A page of chapters to read, such as the terms. */
export default function LegalPage({ page }: { page: LegalPageName }) {
  const [text] = trpc.texts.legal.useSuspenseQuery({ page })
  if (page !== 'registration') return <LegalText page={page} text={text} />
  return (
    <LegalText page={page} text={text} actions={<InsteadOfRegistration />}>
      <figure className="no-print">
        <span className="chamfer block overflow-clip">
          <span className="relative block origin-[56%_80%] scale-[1.6]">
            <Picture
              src={photographAddress('argo-g-100m/underside')}
              alt="A G-100M mouse from below; its serial number, S/N 7100 0426 0815, stands under a bar code"
              priority
              sizes={sizesOf('147vw', '74vw')}
              className="aspect-[5/4] w-full object-cover"
            />
            <span
              aria-hidden="true"
              className="absolute top-[60.7%] left-[46.6%] h-[10%] w-[18.6%] -rotate-[8deg] border-2 border-accent"
            />
          </span>
        </span>
        <figcaption className="mt-3 text-muted">
          Where to look on a G-100M: underneath, below the bar code.
        </figcaption>
      </figure>
    </LegalText>
  )
}

function InsteadOfRegistration() {
  return (
    <div className="no-print flex flex-wrap gap-4 lg:flex-none">
      <ButtonLink to="/warranty">Read the warranty</ButtonLink>
      <ButtonLink to="/warranty" hash="claim" look="outline">
        Make a claim
      </ButtonLink>
    </div>
  )
}
