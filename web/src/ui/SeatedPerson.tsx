import { toTenth } from '@argo/domain/text/count-of'

/** A seated person from the side, to scale in cm: hips at 0, 0 is the floor, upwards is negative. In the color of the text. */
export function SeatedPerson({
  stature,
  seat,
  knee = seat,
  hand,
  girth = 1,
  halo,
}: {
  stature: number
  /** How high the seat is. */
  seat: number
  /** How high the thigh is at the knee. */
  knee?: number
  /** How high the hand is; on an armrest, if it is not given. */
  hand?: number
  /** How much wider than average: 1 is average. */
  girth?: number
  /** The class of what parts the arm from the body. */
  halo: string
}) {
  // Parts of the body by the stature.
  const x = (share: number) => toTenth(share * stature)
  const thigh = x(0.05 * girth)
  const arm = x(0.042 * Math.sqrt(girth))
  const reach = hand ?? seat + x(0.16)
  const up = (height: number) => -toTenth(height)
  const elbow = Math.min(seat + x(0.14), reach + 4)
  const armPath = `M${x(-0.03)} ${up(seat + x(0.3))}L${x(0.01)} ${up(elbow)}L${x(0.25)} ${up(reach)}`
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth={x(0.062)}
        d={`M${x(0.26)} ${up(knee + thigh)}L${x(0.265)} ${-x(0.045)}L${x(0.36)} ${-x(0.028)}`}
      />
      <path
        strokeWidth={x(0.1 * girth)}
        d={`M0 ${up(seat + thigh)}L${x(0.255)} ${up(knee + thigh)}`}
      />
      <path
        strokeWidth={x(0.13 * girth)}
        d={`M${x(-0.012)} ${up(seat + thigh + x(0.02))}L${x(-0.035)} ${up(seat + x(0.29))}`}
      />
      <path
        strokeWidth={x(0.05)}
        d={`M${x(-0.03)} ${up(seat + x(0.33))}L${x(-0.005)} ${up(seat + x(0.41))}`}
      />
      <path
        strokeWidth={x(0.115)}
        d={`M${x(0.005)} ${up(seat + x(0.445))}L${x(0.01)} ${up(seat + x(0.463))}`}
      />
      {/* The arm, before the torso. */}
      <path strokeWidth={arm + 3} d={armPath} className={halo} />
      <path strokeWidth={arm} d={armPath} />
    </g>
  )
}
