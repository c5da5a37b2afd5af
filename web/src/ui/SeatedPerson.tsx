import { toTenth } from '@argo/domain/text/count-of'
import type { ReactNode } from 'react'

interface Joint {
  x: number
  /** From the floor. */
  y: number
  radius: number
}

/**
 * A seated person from the side, to scale in cm: hips at 0, 0 is the floor, upwards is negative. In the color of the
 * text; the children stand before the body and behind the arm.
 */
export function SeatedPerson({
  stature,
  seat,
  knee = seat,
  hand = seat + 0.16 * stature,
  girth = 1,
  halo,
  children,
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
  children?: ReactNode
}) {
  // Parts of the body by the stature; the ear stands above the shoulder.
  const joint = (x: number, above: number, y: number, radius: number): Joint => ({
    x: x * stature,
    y: above + y * stature,
    radius: radius * stature,
  })
  const [belly, width] = [0.066 * girth, Math.sqrt(girth)]
  // The upper body leans on the back of the chair.
  const leaning = (x: number, y: number, radius: number) => joint(x - 0.1 * y, seat, y, radius)
  const hip = joint(0, seat, belly, belly)
  const kneecap = joint(0.25, knee, 0.04, 0.041)
  const ankle = joint(0.252, 0, 0.06, 0.026)
  const chest = leaning(-0.022, 0.265, 0.062 * width)
  const shoulder = leaning(-0.024, 0.315, 0.048)
  const neck = leaning(-0.022, 0.38, 0.03)
  const skull = leaning(-0.016, 0.464, 0.054)
  const chin = leaning(0.004, 0.42, 0.03)
  const x = (share: number) => toTenth(share * stature)
  const foot = `M${x(0.21)} 0v${x(-0.03)}l${x(0.016)} ${x(-0.035)}h${x(0.052)}q${x(0.01)} ${x(0.03)} ${x(0.06)} ${x(0.038)}q${x(0.024)} ${x(0.006)} ${x(0.024)} ${x(0.027)}z`
  const elbow = joint(0.012, Math.min(seat + 0.145 * stature, hand + 4), 0, 0.026 * width)
  const wrist = joint(0.155, hand + 1, 0, 0.018 * width)
  const arm = [
    limb(leaning(-0.024, 0.32, 0.033 * width), elbow),
    limb(elbow, wrist),
    limb(wrist, joint(0.245, hand, 0, 0.011)),
  ].join('')
  return (
    <>
      <path
        fill="currentColor"
        d={[
          limb(hip, kneecap),
          limb(kneecap, ankle),
          foot,
          limb(hip, chest),
          limb(chest, shoulder),
          limb(shoulder, neck),
          limb(neck, chin),
          limb(skull, chin),
        ].join('')}
      />
      {children}
      <path strokeWidth="2.5" d={arm} className={halo} />
      <path fill="currentColor" d={arm} />
    </>
  )
}

/** The hull of two circles, clockwise: a limb that tapers from one joint to the next. */
function limb(one: Joint, two: Joint): string {
  const [dx, dy] = [two.x - one.x, one.y - two.y]
  const along = Math.atan2(dy, dx)
  const tangent = Math.acos((one.radius - two.radius) / Math.hypot(dx, dy))
  const point = ({ x, y, radius }: Joint, angle: number) =>
    `${toTenth(x + radius * Math.cos(angle))} ${toTenth(radius * Math.sin(angle) - y)}`
  const arc = ({ radius }: Joint, isLarge: boolean) =>
    `A${toTenth(radius)} ${toTenth(radius)} 0 ${isLarge ? 1 : 0} 1 `
  const isFirstLarger = one.radius > two.radius
  return `M${point(one, along + tangent)}${arc(one, isFirstLarger)}${point(one, along - tangent)}L${point(two, along - tangent)}${arc(two, !isFirstLarger)}${point(two, along + tangent)}Z`
}
