import type { EdgeFacts } from './facts.ts'

/** One step of the assembly: what the hands do, in order. */
export interface Step {
  title: string
  actions: string[]
  /** What the drawing shows, for a reader who can't see it. */
  picture: string
}

/** The seven steps, in order. */
export function steps(edge: EdgeFacts): Step[] {
  const mm = (value: number) => `${value} mm`
  return [
    {
      title: 'Open the case',
      actions: [
        'Stand the case on a soft, level surface. Take the glass side by its rear edge with both hands and pull evenly: its four ball studs let go.',
        'Lay the glass flat on its film, away from the edge of the table.',
        'Lift the roof filter at its rear edge. Pull the front panel at its lower edge; it is held by clips, not screws.',
      ],
      picture:
        'The case with its glass side, roof filter and front panel pulled off along three arrows.',
    },
    {
      title: 'Power supply and drives',
      actions: [
        `Check the length: ${mm(edge.supplyLength)} at most with the drive cage fitted, plugs not counted.`,
        'Plug in the modular cables you need before the supply goes in.',
        'From the rear, slide it under the shroud with its fan facing down, over the intake filter. Fasten it with four screws B.',
        `Drives: ${edge.drives}. Screws G hold 3.5-inch drives, screws C those of 2.5 inches.`,
      ],
      picture:
        'A power supply behind the case, an arrow showing it slide forwards under the shroud.',
    },
    {
      title: 'Fit the mainboard',
      actions: [
        `Boards that fit: ${edge.boards}. Press the rear shield into its opening if it is a loose one.`,
        'The tray carries nine standoffs for an ATX board. For a smaller one, take out those that would touch its underside without a hole.',
        'Lower the board from the open side on to the standoffs and fasten it with screws C, hand-tight, from the middle outwards.',
      ],
      picture:
        'A mainboard in front of the open side, an arrow showing it move in towards nine standoffs.',
    },
    {
      title: 'Fit the cooling',
      actions: [
        `Air coolers may stand ${mm(edge.coolerHeight)} high, measured from the top of the processor.`,
        `A radiator of up to ${mm(edge.radiatorLength)} fits behind the front and another under the roof. Use the screws that came with it, not longer ones.`,
        'Front fans draw in, roof and rear fans blow out. Air leaves a fan on the side where its struts are.',
      ],
      picture:
        'A radiator under the roof joined to the pump by two hoses, and the fans of the front; arrows show air entering at the front.',
    },
    {
      title: 'Fit the graphics card',
      actions: [
        `Check the length: ${mm(edge.cardLength)} with the front fans, ${mm(edge.cardLengthBehindRadiator)} with a radiator of ${mm(edge.radiatorThickness)} behind the front.`,
        'Take off the two slot covers beside the upper slot and keep their thumbscrews.',
        'Slide the card in level until the catch of the slot closes, then fasten its bracket with them. Support a heavy card while you do.',
      ],
      picture:
        'A graphics card in front of the open side, an arrow showing it move into the upper slot.',
    },
    {
      title: 'Lead the cables',
      actions: [
        'Take cables behind the tray through the nearest opening and out again beside their socket.',
        'Join the front sockets to the board as in the table on the next page. Never force a plug: each goes in one way only.',
        'Tie the bundles down with the straps H. Nothing may touch a fan.',
      ],
      picture:
        'The board with four cables that run from the sockets on the roof, behind the tray, to its lower edge.',
    },
    {
      title: 'Close and start',
      actions: [
        'Look once more: no loose screw, no tool, every fan turns freely when pushed with a finger.',
        'Stand the glass on its lower edge, tip it shut and press its four ball studs home with the flat of the hand.',
        'Clip on the front panel and lay the roof filter in. Connect the screen to the graphics card, then mains, then switch on.',
      ],
      picture:
        'The finished case; arrows show air entering at the front and leaving through roof and rear.',
    },
  ]
}

/** What lies in the box: mark, part, how many, where it goes. Marks follow the drawings. */
export const boxContents = [
  ['A', 'Edge case', '1', 'Panels, filters and fans are fitted'],
  ['B', 'Screw 6-32 × 6 mm', '12', 'Power supply, further cards'],
  ['C', 'Screw M3 × 5 mm', '20', 'Mainboard, 2.5-inch drives'],
  ['D', 'Standoff 6-32, brass', '3', 'Spare; nine are on the tray'],
  ['E', 'Fan screw 5 × 10 mm', '12', 'Three further fans under the roof'],
  ['F', 'Thumbscrew 6-32', '2', 'Spare for the expansion slots'],
  ['G', 'Screw 6-32 × 5 mm, flat', '8', '3.5-inch drives'],
  ['H', 'Hook-and-loop strap', '6', 'Cables behind the tray'],
]

/** Plugs of the front sockets, fans and lights, and where they go on a mainboard. */
export const frontPlugs = (edge: EdgeFacts) => [
  ['POWER SW, RESET SW', 'Front panel header, F_PANEL', '2 pins each; polarity does not matter'],
  [
    'POWER LED + and −',
    'Front panel header, F_PANEL',
    'Mind the polarity; + is marked on the board',
  ],
  ['USB 3', '19-pin header, USB_3', 'Keyed; do not bend the pins'],
  ['USB-C', 'Key-A header, USB_C', 'Without this header the socket stays off'],
  ['HD AUDIO', '9-pin header, F_AUDIO', 'Lower left edge of most boards'],
  [
    'FANS',
    'Fan header, SYS_FAN or CHA_FAN',
    `4 pins, ${edge.fanCurrent} at 12 V; set the curve in the board’s setup`,
  ],
  [
    '5 V RGB',
    'Addressable header, 3 pins, ARGB',
    `${edge.lightCurrent} at 5 V; a 12 V header with 4 pins destroys the lights`,
  ],
]

/** The parts numbered in the drawing of the case, in that order. */
export const partsOfTheCase = (edge: EdgeFacts) => [
  'Side of tempered glass.',
  'Ball studs of the glass side, four.',
  'Front panel of folded mesh, its filter behind.',
  `Front frame with ${edge.frontFans} of the ${edge.fans} fans, ${edge.frontFanSize} mm.`,
  'Roof filter, washable.',
  'Power button and front sockets.',
  'Shroud over power supply and drives.',
  'Rear fan, blowing out.',
  `${edge.slots} expansion slots.`,
  'Feet; the intake filter of the supply lies between.',
]
