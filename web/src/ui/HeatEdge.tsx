import css from './HeatEdge.module.css'

/**
 * The edge of a chamfered card: a hairline up the right side, along the cut and the bottom. While the card (the nearest
 * `group`) is hovered or focused, it is filled with the accent gradient. The card sets --cut.
 */
export function HeatEdge() {
  return (
    <span aria-hidden="true" className={css.edge}>
      <span className="molten absolute inset-0 -translate-x-full transition-transform duration-300 ease-out group-hover:translate-x-0 group-has-focus-visible:translate-x-0" />
    </span>
  )
}
