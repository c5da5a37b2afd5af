import type { KeyFeature } from '@argo/domain/key-features'
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
      {macro && (
        <svg
          viewBox={macro.frame}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          className={`absolute top-0 right-0 h-3/5 w-full mask-b-from-40% mask-b-to-95% ${tall ? 'lg:h-4/5' : 'lg:h-full lg:w-3/5 lg:mask-l-from-30% lg:mask-l-to-95% lg:mask-b-from-100% lg:mask-b-to-100%'}`}
        >
          <image href={macro.src} width="1200" height="1200" />
        </svg>
      )}
      <div
        className={`absolute inset-0 bg-linear-to-t from-anvil via-anvil/70 to-transparent via-25% to-60%`}
      />
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
