import { buildFields } from '@argo/domain/fit/build-fields'
import type { FitAnswer } from '@argo/domain/fit/fit-answer'

export interface FormField {
  name: string
  label: string
  /** Where a maker states it, or how to measure it. */
  help?: string
  /** Which of our products are listed. */
  products?: keyof FitAnswer['options']
  /** The choice of a part whose measures the visitor gives, and the fields for them. */
  own?: { name: string; measures: FormField[] }
  /** The empty choice. */
  none?: string
}

const radiator = (place: string): FormField[] => [
  {
    name: place,
    label: `Radiator, ${place}`,
    none: 'None',
    help: 'By its fans: three of 120 mm make 360.',
  },
  {
    name: `${place}-thickness`,
    label: `Radiator thickness, ${place}`,
    help: 'Without fans, on the maker’s page.',
  },
]

/** What is asked first, because it decides most builds. */
export const questions: FormField[] = [
  {
    name: 'case',
    label: 'Case',
    products: 'cases',
    own: {
      name: 'My own, measured',
      measures: [
        {
          name: 'case-card',
          label: 'Room for a graphics card',
          help: 'From the slot covers at the rear to the front fans or, without fans, to the front wall. “GPU clearance” on the maker’s page.',
        },
        {
          name: 'case-measured',
          label: 'That room ends at',
          none: 'Not known',
          help: 'A front radiator brings fans of 25 mm along: they count where there were none.',
        },
        {
          name: 'case-cooler',
          label: 'Room for a CPU cooler',
          help: 'From the top of the processor to the inside of the side panel. “CPU cooler clearance” on the maker’s page.',
        },
        {
          name: 'case-supply',
          label: 'Room for a power supply',
          help: 'From the rear wall to the drive cage or the next wall.',
        },
        { name: 'case-slots', label: 'Expansion slots', help: 'Count the covers at the rear.' },
        {
          name: 'case-board',
          label: 'Largest motherboard',
          none: 'Not known',
          help: 'On the maker’s page, or by the holes marked on the tray.',
        },
        {
          name: 'case-front',
          label: 'Largest radiator, front, in mm',
          none: 'Not known',
          help: '“Radiator support” on the maker’s page. 360 and 280 mm take fans of different sizes.',
        },
        {
          name: 'case-top',
          label: 'Largest radiator, top, in mm',
          none: 'Not known',
          help: '“Radiator support” on the maker’s page.',
        },
        { name: 'case-large', label: 'Bays for 3.5″ drives', help: 'Count those in the cage.' },
        {
          name: 'case-small',
          label: 'Bays for 2.5″ drives',
          help: 'Count the plates and trays for them.',
        },
      ],
    },
  },
  {
    name: 'card-length',
    label: 'Graphics card, length',
    help: 'On the maker’s page, the longest of its dimensions; or from the bracket to the end of the shroud.',
  },
  {
    name: 'cooler',
    label: 'CPU cooler',
    products: 'coolers',
    own: {
      name: 'Another one, by height',
      measures: [
        {
          name: 'cooler-height',
          label: 'Height of the cooler',
          help: 'With its fan, on the maker’s page. Or measure from the base to the highest point.',
        },
      ],
    },
  },
]

/** What is asked on demand. */
export const sections: { title: string; fields: FormField[] }[] = [
  {
    title: 'Graphics card',
    fields: [
      { name: 'card-thickness', label: 'Card thickness', help: 'The smallest of its dimensions.' },
      {
        name: 'card-slots',
        label: 'Or card thickness, in slots',
        help: 'Such as 2.5 or 3, where the maker states slots.',
      },
      {
        name: 'card-watts',
        label: 'Card power',
        help: '“Total graphics power” or “board power” on the maker’s page.',
      },
      {
        name: 'card-supply',
        label: 'Recommended supply',
        help: 'What the card’s maker asks for: “recommended PSU” or “system power” on its page.',
      },
      {
        name: 'card-plugs',
        label: 'Card power plugs',
        none: 'Not known',
        help: 'The sockets on the card’s edge: 12V-2x6 has 16 pins in all.',
      },
      {
        name: 'card-weight',
        label: 'Card weight',
        help: 'On the maker’s page, or on a kitchen scale. It counts for a card that stands upright.',
      },
      { name: 'upright', label: 'Upright, on our bracket', none: 'No, in its slot' },
    ],
  },
  {
    title: 'Processor',
    fields: [
      {
        name: 'socket',
        label: 'Socket',
        none: 'Not known',
        help: 'On the box of the board and of the processor.',
      },
      {
        name: 'processor',
        label: 'Processor power at most',
        help: 'Intel’s “maximum turbo power”, AMD’s “PPT”; not the TDP, which is less.',
      },
    ],
  },
  { title: 'Radiators', fields: ['front', 'top', 'side', 'bottom', 'rear'].flatMap(radiator) },
  {
    title: 'Power supply',
    fields: [
      {
        name: 'supply',
        label: 'Power supply',
        products: 'supplies',
        own: {
          name: 'Another one',
          measures: [
            {
              name: 'supply-length',
              label: 'Supply length',
              help: 'From the socket’s side to the cables’ side, without the plugs.',
            },
            { name: 'supply-watts', label: 'Supply power', help: 'On the label on its side.' },
          ],
        },
      },
    ],
  },
  {
    title: 'Board and drives',
    fields: [
      { name: 'board', label: 'Motherboard', help: 'Its size, on the maker’s page.' },
      {
        name: 'board-width',
        label: 'Width of an E-ATX board',
        help: 'From the connectors’ edge to the front one: boards of this size differ.',
      },
      {
        name: 'board-plugs',
        label: 'Board plugs for the processor',
        none: 'Not known',
        help: 'The sockets beside the processor, marked CPU, EPS or ATX12V.',
      },
      { name: 'large', label: '3.5″ drives', help: 'Hard disks.' },
      { name: 'small', label: '2.5″ drives', help: 'Not those that stand on the board (M.2).' },
    ],
  },
]

/** The fields of a list with those that follow from a choice. */
export function withMeasures(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => [field, ...(field.own?.measures ?? [])])
}

/** The label of a field, with its unit. */
export function labelOf(name: string): string {
  const fields = withMeasures([...questions, ...sections.flatMap(({ fields }) => fields)])
  const label = fields.find((field) => field.name === name)?.label ?? name
  const unit = unitOf(name)
  return unit ? `${label}, in ${unit}` : label
}

/** The unit that stands in a field; undefined for a choice and for what is counted. */
export function unitOf(name: string): string | undefined {
  const kind = buildFields.get(name)
  return kind?.kind === 'number' && /^(?:mm|W|g)$/.test(kind.unit) ? kind.unit : undefined
}
