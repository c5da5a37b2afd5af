import type { View } from './svg/camera.ts'

/** The six standing views of a product that has no colours; a product overrides what suits it better. */
export const productViews = (change: Record<string, Partial<View>> = {}): Record<string, View> =>
  adjust(
    {
      hero: { azimuth: 32, elevation: 15, floor: true },
      front: { azimuth: 0, elevation: 4, floor: true },
      side: { azimuth: 90, elevation: 4, floor: true },
      rear: { azimuth: 212, elevation: 14, floor: true },
      top: { azimuth: 18, elevation: 64 },
      detail: { azimuth: 40, elevation: 24 },
    },
    change,
  )

/** The ten views of a chair, the same for all its colours; the last three are close crops. */
export const chairViews = (change: Record<string, Partial<View>> = {}): Record<string, View> =>
  adjust(
    {
      hero: { azimuth: 33, elevation: 10, floor: true },
      front: { azimuth: 0, elevation: 7, floor: true },
      side: { azimuth: 90, elevation: 5, floor: true },
      'rear-three-quarter': { azimuth: 214, elevation: 10, floor: true },
      rear: { azimuth: 180, elevation: 7, floor: true },
      top: { azimuth: 28, elevation: 52 },
      reclined: { azimuth: 62, elevation: 10, floor: true },
      headrest: { azimuth: 28, elevation: 14, focus: [0, 1160, -120], span: 560 },
      armrest: { azimuth: 48, elevation: 30, focus: [300, 660, 40], span: 520 },
      base: { azimuth: 30, elevation: 20, focus: [0, 190, 0], span: 760 },
    },
    change,
  )

const adjust = (views: Record<string, View>, change: Record<string, Partial<View>>) =>
  Object.fromEntries(
    Object.entries(views).map(([name, view]) => [name, { ...view, ...change[name] }]),
  )
