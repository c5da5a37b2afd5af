import css from './HeatEdge.module.css'

/**
 * The edge of a chamfered card: a hairline up the right side, along the cut and the bottom. While the card (the nearest
 * `group`) is hovered or focused, it is filled with the accent gradient. The card sets --cut.
 */
export function HeatEdge() {
  return (
    <span aria-hidden="true" className={css.edge}>
      <span className={`molten ${css.heat}`} />
    </span>
  )
}
