/**
 * The edge of a chamfered card: a hairline up the right side, along the cut and the bottom. While the card (the nearest
 * `group`) is hovered or focused, it is filled with the accent gradient. The card sets --cut.
 */
export function HeatEdge() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 overflow-hidden bg-linear-to-t from-slag to-transparent [clip-path:polygon(100%_0,100%_calc(100%-var(--cut)),calc(100%-var(--cut))_100%,0_100%,0_calc(100%-2px),calc(100%-var(--cut)-0.83px)_calc(100%-2px),calc(100%-2px)_calc(100%-var(--cut)-0.83px),calc(100%-2px)_0)] print:hidden"
    >
      <span className="molten absolute inset-0 -translate-x-full transition-transform duration-300 ease-out group-has-[:focus-visible]:translate-x-0 group-hover:translate-x-0" />
    </span>
  )
}
