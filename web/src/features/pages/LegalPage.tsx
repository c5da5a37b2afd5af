import { photographAddress } from '@argo/domain/pictures/photographs'
import type { LegalPageName } from '@argo/domain/texts/legal-page'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { LegalText } from './LegalText.tsx'

/** A page of chapters to read, such as the terms. */
export default function LegalPage({ page }: { page: LegalPageName }) {
  const [text] = trpc.texts.legal.useSuspenseQuery({ page })
  if (page !== 'registration') return <LegalText page={page} text={text} />
  return (
    <LegalText page={page} text={text} actions={<InsteadOfRegistration />}>
      <figure className="mb-10 lg:mb-14">
        <Picture
          src={photographAddress('argo-g-100m/underside')}
          alt="A G-100M mouse from below, the serial number on a label under its model and ratings"
          priority
          sizes="92vw"
          className="chamfer aspect-[5/4] w-full object-cover [object-position:40%_62%] sm:aspect-[21/9] print:hidden"
        />
        <figcaption className="no-print mt-3 text-muted">
          Where to look on a G-100M: underneath.
        </figcaption>
      </figure>
    </LegalText>
  )
}

function InsteadOfRegistration() {
  return (
    <div className="no-print flex flex-wrap gap-4">
      <ButtonLink to="/warranty">Read the warranty</ButtonLink>
      <ButtonLink to="/warranty" hash="claim" look="outline">
        Make a claim
      </ButtonLink>
    </div>
  )
}
