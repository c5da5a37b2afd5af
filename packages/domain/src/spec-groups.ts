import { parseSpec, type Spec } from './spec.ts'

/** One group of the specification table. */
export interface SpecGroup {
  title: string
  specs: Spec[]
}

/** The groups in reading order, each with its labels. */
const groups: readonly (readonly [title: string, labels: string])[] = [
  [
    'Performance',
    `Thermal conductivity, Operating temperature, Coverage, Applications, Curing time,
    Resolution, Polling rate, Sensor, Maximum speed, Maximum acceleration,
    Refresh rate, Panel, Screen size, Pixel density, Response time, Brightness, Colour gamut, Adaptive sync,
    Illuminance, Colour temperature, Colour rendering, Dimming, LED life,
    Surfaces, Hard side, Soft side`,
  ],
  [
    'Compatibility',
    `GPU clearance, CPU cooler clearance, PSU clearance, Motherboard support, Expansion slots, Drive bays, Cable space,
    Card thickness, Link, Slots used, Height, Intel sockets, AMD sockets, Memory clearance,
    Suitable surfaces, Unsuitable surfaces, Supported weight, Supported size, Desk clamp, Desk hole,
    Clip, Cable thickness, Sensors, Fits`,
  ],
  [
    'Electrical',
    `Power, Efficiency, Efficiency by load, +12 V rail, +5 V rail, +3.3 V rail, +5 V standby rail, −12 V rail,
    Input, Hold-up time, Protections, Standard,
    Wire gauge, Wire rating, Load per graphics plug, Power consumption, USB cable`,
  ],
  [
    'Cooling',
    `Radiator support, Fans included, Fan support, Dust filters, Rated heat load, Heat pipes,
    Airflow, Static pressure, Noise level, Fan, Fan speed, Fan current, Fan connector, Fan cable,
    Light connector, Light current, Rated life`,
  ],
  [
    'Connectors',
    `Front ports, Motherboard plugs, Graphics plugs, Drive plugs, Cables, Cable length, Cable lengths, Extensions,
    Riser cable, Cable, DisplayPort, HDMI`,
  ],
  ['Controls', 'Switches, Buttons, Profiles, Setup, Lighting, Software'],
  [
    'Fit',
    `Maximum load, User height, Seat height, Seat width, Seat depth, Backrest height,
    Platform height, Platform size, Pad length, Pad height, Pad depth`,
  ],
  [
    'Adjustment',
    `Recline, Tilt, Armrests, Lumbar support, Headrest, Gas lift, Adjustment,
    Reach, Height range, Rotation, Arm height, Arm travel`,
  ],
  [
    'Size and materials',
    `Length, Bar length, Size, Thickness, Dimensions, Hole spacing, Weight, Stand, VESA mount,
    Materials, Composition, Density, Electrically conductive, Upholstery, Filling, Cover, Surface, Frame, Arm, Base,
    Sleeving, Cable combs, Shape, Feet, Colour`,
  ],
  ['In the box and warranty', 'In the box, Contents, Shelf life, Care, Warranty'],
]

const others = 'General'
const titles = [...groups.map(([title]) => title), others]
const titleOf = new Map(
  groups.flatMap(([title, labels]) => labels.split(/,\s+/).map((label) => [label, title] as const)),
)

/** The specification table: its groups in reading order, none empty; unknown labels come last, under "General". */
export function groupSpecs(specs: readonly string[]): SpecGroup[] {
  const parsed = specs.map(parseSpec)
  return titles
    .map((title) => ({
      title,
      specs: parsed.filter(({ label }) => (titleOf.get(label) ?? others) === title),
    }))
    .filter((group) => group.specs.length > 0)
}
