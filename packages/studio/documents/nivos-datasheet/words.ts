import type { Drawing } from '../drawing/shape.ts'
import type { NivosFacts } from './facts.ts'
import { clean, dispense, inspect, mount, protect, spread } from './scenes.ts'

interface Step {
  title: string
  text: string
  picture: string
  scene: () => Drawing
}

/** The application, step by step: title, what to do, drawing and its words. */
export function application({ dose }: NivosFacts): Step[] {
  return [
    {
      title: 'Protect',
      text: 'Power off, mains unplugged, board lying flat. On a bare die, cover every part around it with insulating lacquer or tape.',
      picture: 'A processor in its socket; tape covers the area around its lid.',
      scene: protect,
    },
    {
      title: 'Clean',
      text: 'Wipe lid and cooler base with an alcohol wipe until the cloth stays white. Let both dry for two minutes.',
      picture: 'A cloth is drawn over the lid.',
      scene: clean,
    },
    {
      title: 'Dispense',
      text: `Push out air over a cloth. Then set one drop on the lid: ${dose} ml, ${diameter(dose)} mm across. Too little is mended easily; too much is not.`,
      picture: 'A syringe stands over the middle of the lid and sets one drop.',
      scene: dispense,
    },
    {
      title: 'Spread',
      text: 'Rub the drop in with one end of a swab until the lid is an even mirror, 1 mm short of its edge. The rest on the swab goes on the cooler base.',
      picture: 'A swab spreads the drop over the lid, short of its edge.',
      scene: spread,
    },
    {
      title: 'Look',
      text: 'Lamp and magnifier: no bead may stand at the edge or lie on the board. Take up any with the swab’s dry end.',
      picture: 'A magnifier over the edge of the film, where two beads lie.',
      scene: inspect,
    },
    {
      title: 'Mount',
      text: 'Lower the cooler straight down, don’t twist it, and tighten its screws crosswise in turns. Ready at once.',
      picture: 'A cooler above the lid, two arrows pointing straight down.',
      scene: mount,
    },
  ]
}

/** How wide a drop of so many milliliters is, as a ball, in whole millimeters. */
function diameter(milliliters: number): number {
  return Math.round(10 * Math.cbrt((6 * milliliters) / Math.PI))
}

/** Handling and safety. */
export const safety = [
  'Gallium alloys destroy aluminum within hours, anodized or not. Check that neither the cooler base nor any part the compound could reach is aluminum.',
  'It conducts electricity. A bead on the board is a short circuit: take it up with a dry swab before you switch on.',
  'It stains skin, cloth and worktops. Wear nitrile gloves and safety glasses; keep metal jewelry of gold, silver and aluminum away.',
  'On skin: soap and water. In the eye: rinse for 15 minutes with the lids open and see a doctor. Swallowed: rinse the mouth, do not induce vomiting, call a doctor.',
  'Keep away from children and animals. Not for food, not for use on the body.',
]

/** Storage, removal, disposal and transport. */
export const storage = (nivos: NivosFacts) => [
  `Shelf life: ${nivos.shelfLife}. Once opened, put the tip cap back and use it within a year.`,
  'Cold makes it solid, which does no harm: let it come to room temperature for an hour, then work the plunger gently.',
  'To remove: take up the bulk with a dry swab, the rest with alcohol. A gray stain on copper stays and does no harm.',
  'Swabs, wipes and the empty syringe go to hazardous waste, never down the drain.',
  'Do not carry it on an aircraft: gallium is restricted in air transport (UN 2803).',
]
