import type { FitAnswer } from '@argo/domain/fit/fit-answer'

export interface FormField {
  name: string
  label: string
  /** Where a maker states it, or how to measure it. */
  help?: string
  /** Which of our products are listed. */
  products?: keyof FitAnswer['options']
  /** The choice of a part whose measures the visitor gives. */
  own?: string
  /** The empty choice. */
  none?: string
}

export interface Group {
  title: string
  fields: FormField[]
  /** Fields that few need. */
  more?: { title: string; fields: FormField[] }
}

const radiator = (place: string): FormField[] => [
  {
    name: place,
    label: `Radiator, ${place}`,
    none: 'None',
    help: 'By its fans: three of 120 mm make 360.',
  },
  {
    name: `${place}-thickness`,
    label: `Radiator thickness, ${place}, in mm`,
    help: 'Without fans, on the maker’s page.',
  },
]

/** The form, in the order of a build's address. */
export const groups: Group[] = [
  {
    title: 'Case',
    fields: [
      {
        name: 'case',
        label: 'Case',
        products: 'cases',
        own: 'My own, measured',
        help: 'Argo cases are pre-filled.',
      },
    ],
    more: {
      title: 'Measure your own case',
      fields: [
        {
          name: 'case-card',
          label: 'Room for a graphics card, in mm',
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
          label: 'Room for a CPU cooler, in mm',
          help: 'From the top of the processor to the inside of the side panel. “CPU cooler clearance” on the maker’s page.',
        },
        {
          name: 'case-supply',
          label: 'Room for a power supply, in mm',
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
    title: 'Graphics card',
    fields: [
      {
        name: 'card-length',
        label: 'Card length, in mm',
        help: 'The longest of its dimensions on the maker’s page. Or measure from the bracket to the end of the shroud.',
      },
      {
        name: 'card-thickness',
        label: 'Card thickness, in mm',
        help: 'The smallest of its dimensions.',
      },
      {
        name: 'card-watts',
        label: 'Card power, in W',
        help: '“Total graphics power” or “board power” on the maker’s page.',
      },
      {
        name: 'card-supply',
        label: 'Recommended supply, in W',
        help: 'What the card’s maker asks for: “recommended PSU” or “system power” on its page.',
      },
    ],
    more: {
      title: 'Plugs, slots and weight',
      fields: [
        {
          name: 'card-plugs',
          label: 'Card power plugs',
          none: 'Not known',
          help: 'The sockets on the card’s edge: 12V-2x6 has 16 pins in all.',
        },
        {
          name: 'card-slots',
          label: 'Or card thickness, in slots',
          help: 'Such as 2.5 or 3, where the maker states slots.',
        },
        {
          name: 'card-weight',
          label: 'Card weight, in g',
          help: 'On the maker’s page, or on a kitchen scale. It counts for a card that stands upright.',
        },
        {
          name: 'upright',
          label: 'Upright, on our bracket',
          none: 'No, in its slot',
        },
      ],
    },
  },
  {
    title: 'Processor and cooler',
    fields: [
      { name: 'cooler', label: 'CPU cooler', products: 'coolers', own: 'Another one, by height' },
      {
        name: 'cooler-height',
        label: 'Height of another cooler, in mm',
        help: 'With its fan, on the maker’s page. Or measure from the base to the highest point.',
      },
      {
        name: 'socket',
        label: 'Socket',
        none: 'Not known',
        help: 'On the box of the board and of the processor.',
      },
      {
        name: 'processor',
        label: 'Processor power at most, in W',
        help: 'Intel’s “maximum turbo power”, AMD’s “PPT”; not the TDP, which is less.',
      },
    ],
  },
  {
    title: 'Radiators',
    fields: [...radiator('front'), ...radiator('top')],
    more: {
      title: 'More places',
      fields: [...radiator('side'), ...radiator('bottom'), ...radiator('rear')],
    },
  },
  {
    title: 'Power supply',
    fields: [{ name: 'supply', label: 'Power supply', products: 'supplies', own: 'Another one' }],
    more: {
      title: 'Another supply',
      fields: [
        {
          name: 'supply-length',
          label: 'Supply length, in mm',
          help: 'From the socket’s side to the cables’ side, without the plugs.',
        },
        { name: 'supply-watts', label: 'Supply power, in W', help: 'On the label on its side.' },
      ],
    },
  },
  {
    title: 'Board and drives',
    fields: [{ name: 'board', label: 'Motherboard', help: 'Its size, on the maker’s page.' }],
    more: {
      title: 'E-ATX width, plugs and drives',
      fields: [
        {
          name: 'board-width',
          label: 'Width of an E-ATX board, in mm',
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
  },
]

/** The label of a field. */
export function labelOf(name: string): string {
  const fields = groups.flatMap(({ fields, more }) => fields.concat(more?.fields ?? []))
  return fields.find((field) => field.name === name)?.label ?? name
}
