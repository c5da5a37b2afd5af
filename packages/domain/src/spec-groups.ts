import { parseSpec, type Spec } from './spec.ts'

/** One group of the specification table. */
export interface SpecGroup {
  title: string
  specs: Spec[]
}

/** The groups in reading order, each with its labels. */
const groups: readonly (readonly [title: string, labels: readonly string[]])[] = [
  [
    'Performance',
    [
      'Thermal conductivity', 'Operating temperature', 'Coverage', 'Applications', 'Curing time',
      'Resolution', 'Polling rate', 'Sensor', 'Maximum speed', 'Maximum acceleration',
      'Refresh rate', 'Panel', 'Screen size', 'Pixel density', 'Response time', 'Brightness', 'Colour gamut',
      'Adaptive sync', 'Illuminance', 'Colour temperature', 'Colour rendering', 'Dimming',
      'Surfaces', 'Hard side', 'Soft side',
    ],
  ],
  [
    'Compatibility',
    [
      'GPU clearance', 'CPU cooler clearance', 'PSU clearance', 'Motherboard support', 'Expansion slots', 'Drive bays',
      'Cable space', 'Card thickness', 'Supported weight', 'Supported size', 'Link', 'Slots used', 'Fits',
      'Height', 'Intel sockets', 'AMD sockets', 'Memory clearance', 'Hole spacing',
      'Suitable surfaces', 'Unsuitable surfaces', 'Sensors', 'Cable thickness', 'Clip', 'Desk clamp', 'Desk hole',
    ],
  ],
  [
    'Cooling',
    [
      'Radiator support', 'Fans included', 'Fan support', 'Dust filters',
      'Airflow', 'Static pressure', 'Noise level', 'Fan speed', 'Fan', 'Rated heat load', 'Heat pipes', 'Rated life',
    ],
  ],
  [
    'Electrical',
    [
      'Power', 'Efficiency', '+12 V rail', '+5 V rail', '+3.3 V rail', 'Input', 'Hold-up time', 'Standard',
      'Load per graphics plug', 'Wire rating', 'Wire gauge', 'Fan current', 'Fan connector', 'Power consumption',
    ],
  ],
  [
    'Connectors',
    [
      'Front ports', 'Motherboard plugs', 'Graphics plugs', 'Drive plugs', 'Extensions', 'Riser cable',
      'DisplayPort', 'HDMI', 'Cables', 'Cable length', 'Cable',
    ],
  ],
  ['Controls', ['Switches', 'Buttons', 'Profiles', 'Lighting', 'Software', 'Control']],
  [
    'Fit',
    [
      'Maximum load', 'User height', 'Seat height', 'Seat width', 'Seat depth', 'Backrest height',
      'Platform height', 'Platform size', 'Pad length', 'Pad height', 'Pad depth',
    ],
  ],
  [
    'Adjustment',
    [
      'Recline', 'Tilt', 'Armrests', 'Lumbar support', 'Headrest', 'Gas lift', 'Adjustment',
      'Reach', 'Height range', 'Rotation', 'Arm height', 'Arm travel',
    ],
  ],
  [
    'Size and materials',
    [
      'Length', 'Bar length', 'Size', 'Thickness', 'Dimensions', 'Weight', 'Materials', 'Composition', 'Density',
      'Electrically conductive', 'Shape', 'Feet', 'Sleeving', 'Cable combs', 'Filling', 'Cover', 'Arm', 'Surface', 'Frame', 'Base',
      'Upholstery', 'Stand', 'VESA mount', 'Colour',
    ],
  ],
  ['In the box and warranty', ['In the box', 'Contents', 'Care', 'Shelf life', 'Warranty']],
]

const titleOf = new Map(groups.flatMap(([title, labels]) => labels.map((label) => [label, title])))
const titles = [...groups.map(([title]) => title), 'General']

/** The specification table: groups in reading order without empty ones; unknown labels come last, under "General". */
export function groupSpecs(specs: readonly string[]): SpecGroup[] {
  const parsed = specs.map(parseSpec)
  return titles
    .map((title) => ({ title, specs: parsed.filter(({ label }) => (titleOf.get(label) ?? 'General') === title) }))
    .filter((group) => group.specs.length > 0)
}
