import type { KeyFeature } from '@argo/domain/products/product-detail'
import { keepUnits } from '../../lib/text/keep-units.ts'
import { CloseUp, PictureShade } from '../../ui/CloseUp.tsx'

/** One feature: its title, its figure and, if there is more to say, a sentence, over a close-up. */
export function FeaturePanel({
  feature: { title, figure, text },
  macro,
  tall,
}: {
  feature: KeyFeature
  macro: string | undefined
  tall: boolean
}) {
  return (
    <div
      className={`panel chamfer relative flex h-full min-h-[25rem] flex-col justify-end overflow-hidden ${tall ? 'lg:min-h-[40rem]' : 'lg:min-h-[19.5rem]'}`}
    >
      {macro !== undefined && <CloseUp src={macro} tall={tall} />}
      <PictureShade />
      <div className="relative p-6 lg:p-8">
        <h3 className="eyebrow text-foreground">{title}</h3>
        <p
          className={`display tabular mt-2 ${tall ? 'text-figure' : 'text-[clamp(2.25rem,1.6rem+2vw,3.5rem)] leading-none'}`}
        >
          {figure}
        </p>
        {text !== '' && <p className="mt-4 max-w-[24em] text-muted">{keepUnits(text)}</p>}
      </div>
    </div>
  )
}
