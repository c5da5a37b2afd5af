import { swatch } from '@argo/domain/products/color'

/** A chamfered swatch of one color, or of two that meet on the diagonal. */
export function Swatch({ color }: { color: string }) {
  const [first, second] = swatch(color)
  return (
    <svg
      viewBox="0 0 40 40"
      className="size-10 shrink-0 forced-color-adjust-none print:hidden"
      aria-hidden="true"
    >
      <path d="M0 0H40V31L31 40H0Z" fill={first} />
      {second && <path d="M40 0V31L31 40H0Z" fill={second} />}
      <path
        d="M.75 .75H39.25V30.7L30.7 39.25H.75Z"
        fill="none"
        stroke="#9ba5b1"
        strokeWidth="1.5"
      />
    </svg>
  )
}
