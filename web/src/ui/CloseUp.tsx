import { Picture, sizesOf } from './Picture.tsx'

/** Darkens the lower part of a panel, where text stands on a picture. */
export function PictureShade() {
  return (
    <span className="absolute inset-x-0 bottom-0 h-3/5 shade [--middle:75%] [--shade:var(--color-surface)]" />
  )
}

/** A close-up that fades into its panel: above the text or, on a desktop in a low panel, beside it. */
export function CloseUp({
  src,
  tall,
  className = 'lg:w-3/5',
}: {
  src: string
  tall: boolean
  /** How wide it is beside the text, and which part of it is seen. */
  className?: string
}) {
  return (
    <Picture
      src={src}
      alt=""
      sizes={sizesOf(
        tall ? '92vw' : '46vw',
        `(min-width: 64rem) ${tall ? 'min(53vw, 48rem)' : '24rem'}`,
      )}
      className={`absolute top-0 right-0 h-3/5 w-full object-cover ${tall ? '[mask-image:linear-gradient(#000_60%,transparent)] lg:h-7/10' : '[mask-image:linear-gradient(#000_30%,transparent_85%)] lg:[mask-image:linear-gradient(to_left,#000_40%,transparent_95%)] lg:h-full'} ${className}`}
    />
  )
}
