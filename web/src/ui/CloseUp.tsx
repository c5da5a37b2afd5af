import { Picture, sizesOf } from './Picture.tsx'

/** Darkens the lower part of a panel, where text stands on a picture. */
export function Veil() {
  return (
    <span className="absolute inset-0 bg-linear-to-t from-anvil via-anvil/70 to-transparent via-25% to-60%" />
  )
}

/** A close-up that fades into its panel: above the text or, on a desktop in a low panel, beside it. */
export function CloseUp({ src, tall }: { src: string; tall: boolean }) {
  return (
    <Picture
      src={src}
      alt=""
      sizes={sizesOf('92vw', `(min-width: 64rem) ${tall ? 'min(53vw, 48rem)' : '27rem'}`)}
      className={`absolute top-0 right-0 h-3/5 w-full mask-b-from-40% mask-b-to-95% object-cover ${tall ? 'lg:h-4/5' : 'lg:h-full lg:w-3/5 lg:mask-l-from-30% lg:mask-l-to-95% lg:mask-b-from-100% lg:mask-b-to-100%'}`}
    />
  )
}
