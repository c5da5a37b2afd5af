import type { KeyFeature } from '@argo/domain/product-detail'
import { CloseUp, closeUpClass, Veil } from '../../ui/CloseUp.tsx'
import type { Macro } from './macro-pictures.ts'

/** One feature: a close look that runs out of its frame, the figure over it, one plain sentence. */
export function FeaturePanel({
  feature: { title, figure, text },
  macro,
  tall,
}: {
  feature: KeyFeature
  macro: Macro | undefined
  tall: boolean
}) {
  return (
    <div
      className={`panel chamfer relative flex h-full min-h-[25rem] flex-col justify-end overflow-hidden [--cut:22px] ${tall ? 'lg:min-h-[40rem]' : 'lg:min-h-[19.5rem]'}`}
    >
      {macro?.frame === null && <CloseUp src={macro.src} tall={tall} />}
      {macro && macro.frame !== null && (
        <svg
          viewBox={macro.frame}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          className={closeUpClass(tall)}
        >
          <image href={macro.src} width="1200" height="1200" />
        </svg>
      )}
      <Veil />
      <div className="relative p-6 lg:p-8">
        <h3 className="eyebrow text-ash">{title}</h3>
        <p
          className={`display tabular mt-2 ${tall ? 'text-figure' : 'text-[clamp(2.25rem,1.6rem+2vw,3.5rem)] leading-none'}`}
        >
          {figure}
        </p>
        <p className="mt-4 max-w-[44ch] text-steel">{text}</p>
      </div>
    </div>
  )
}
