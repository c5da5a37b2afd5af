import { phone, Picture } from './Picture.tsx'

/** Darkens the foot of a panel, where words stand before a picture. */
export function Veil() {
  return (
    <span className="absolute inset-0 bg-linear-to-t from-anvil via-anvil/70 to-transparent via-25% to-60%" />
  )
}

/** A photograph from near that fades into its panel: above the words or, on a desktop in a low panel, beside. */
export function CloseUp({ src, tall }: { src: string; tall: boolean }) {
  return (
    <Picture
      src={src}
      alt=""
      sizes={`(min-width: 64rem) ${tall ? '48vw' : '25vw'}, (min-width: 40rem) 60vw, ${phone}`}
      className={`absolute top-0 right-0 h-3/5 w-full mask-b-from-40% mask-b-to-95% object-cover ${tall ? 'lg:h-4/5' : 'lg:h-full lg:w-3/5 lg:mask-l-from-30% lg:mask-l-to-95% lg:mask-b-from-100% lg:mask-b-to-100%'}`}
    />
  )
}
