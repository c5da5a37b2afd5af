import type { Category } from '../products/category.ts'
import type { AttributeName } from '../facts/attributes.ts'

/** A text may quote other specs: "{Switches}" stands for the figure under that label. */
export interface Candidate {
  label: AttributeName
  title: string
  text: string
  /** The view of the product that shows it, where that is not the next close-up. */
  view?: string
}

/** The key features that a category's products may have, in order of preference; accessories have labels of their own. */
export const candidates: Record<Category, readonly Candidate[]> = {
  cases: [
    {
      label: 'GPU clearance',
      title: 'Graphics card length',
      text: 'Measure your card from its bracket to the far end; it has to be shorter than this.',
    },
    {
      label: 'Radiator support',
      title: 'Largest radiator',
      text: 'The largest liquid cooler that fits; the specifications say in which places.',
    },
    {
      label: 'Fans included',
      title: 'Fans already fitted',
      text: 'In place when it arrives; there are mounts for {Fan support} in all.',
    },
    {
      label: 'Card thickness',
      title: 'Card and cooler',
      text: 'The thickest card it takes, measured with its cooler from back plate to fans.',
    },
    {
      label: 'Riser cable',
      title: 'Riser cable included',
      text: 'It carries {Link}, so the card keeps all its lanes.',
    },
    {
      label: 'Supported weight',
      title: 'Held without sagging',
      text: 'The steel frame is screwed to the case and carries the card from below.',
    },
  ],
  coolers: [
    {
      label: 'Thermal conductivity',
      title: 'Liquid metal',
      text: 'A good paste manages about a tenth of this, so less heat is held back between chip and cooler.',
    },
    {
      label: 'Operating temperature',
      title: 'Wide temperature range',
      text: 'No processor comes near either end, so the compound is never what sets the limit.',
    },
    {
      label: 'Coverage',
      title: 'How far it goes',
      text: 'One syringe of {Contents} does {Applications} desktop processors with a heat spreader.',
    },
    {
      label: 'Rated heat load',
      title: 'Processor power',
      text: 'Compare this with the power your processor draws under sustained load.',
    },
    {
      label: 'Height',
      title: 'Height with fan',
      text: 'The CPU cooler clearance of your case has to be at least this.',
    },
    {
      label: 'Fans included',
      title: 'Fans in the pack',
      text: 'They plug into one another, so a single header on the board drives them all.',
    },
    {
      label: 'Noise level',
      title: 'Noise at full speed',
      text: 'The loudest it gets, at the speed that moves {Airflow}.',
    },
    {
      label: 'Static pressure',
      title: 'Static pressure',
      text: 'Pressure pushes air through a radiator or a filter, where free airflow says little.',
    },
  ],
  'power-supplies': [
    {
      label: 'Efficiency',
      title: 'Efficiency at half load',
      text: 'What is missing from 100 % leaves the supply as heat, and the fan has to carry it away.',
    },
    {
      label: '+12 V rail',
      title: 'One +12 V rail',
      text: 'Processor and graphics card draw on the same rail, so there are no loads to balance.',
    },
    {
      label: 'Cable length',
      title: 'Length of each',
      text: "It covers the stretch behind the glass; the supply's own cable stays out of sight.",
    },
    {
      label: 'Wire gauge',
      title: 'Thickness of wire',
      text: 'The lower the number, the thicker the wire; 18 AWG is common.',
    },
    {
      label: 'Graphics plugs',
      title: 'Graphics card plugs',
      text: 'Look at the sockets on your graphics card: each needs a plug of its own kind.',
    },
  ],
  peripherals: [
    {
      label: 'Resolution',
      title: 'Optical sensor',
      text: 'Set it in steps of 50 DPI: low to aim with the arm, higher to aim with the wrist.',
    },
    {
      label: 'Weight',
      title: 'Weight without cable',
      text: 'Less mass to start and to stop; the main switches are rated for {Switches}.',
    },
    {
      label: 'Polling rate',
      title: 'Every millisecond',
      text: 'It reports its position once a millisecond, whichever of the {Lighting} is running.',
    },
    {
      label: 'Size',
      title: 'Room to move',
      text: 'The lower your DPI setting, the wider the pad you need; measure the sweep of your arm.',
    },
    {
      label: 'Surfaces',
      title: 'Two faces',
      text: 'The hard one glides faster, the soft one stops sooner; turn the sheet over to change.',
    },
    {
      label: 'Thickness',
      title: 'Thickness with tray',
      text: 'The rim of the tray is level with the sheet, so there is no edge to catch on.',
    },
    {
      label: 'Pad length',
      title: 'Match your keyboard',
      text: 'As wide as a tenkeyless keyboard; a full-size one is about 80 mm wider.',
    },
    {
      label: 'Pad height',
      title: 'Height at the keys',
      text: 'It should be no higher than the front edge of your keyboard.',
    },
    {
      label: 'Filling',
      title: 'Foam filling',
      text: 'It takes the shape of the wrist and recovers when you lift your hands.',
    },
    {
      label: 'Arm height',
      title: 'Off the desk',
      text: 'The cable leaves the arm at this height and hangs free on its way to the mouse.',
    },
    {
      label: 'Cable thickness',
      title: 'Cables that fit',
      text: 'Measure your cable with its braid; the G-100M has one 3 mm thick.',
    },
    {
      label: 'Arm travel',
      title: 'Follows the hand',
      text: 'The arm bends this far to either side and returns to the middle.',
    },
  ],
  chairs: [
    {
      label: 'Seat height',
      title: 'Feet on the floor',
      text: 'The height is right when your feet stand flat and your knees bend at about 90°.',
    },
    {
      label: 'Maximum load',
      title: 'Rated load',
      text: 'The gas lift is {Gas lift}; leave some margin above your own weight.',
    },
    {
      label: 'Armrests',
      title: 'Armrest adjustment',
      text: 'Set them level with the desk, so that your shoulders can hang loose.',
    },
    {
      label: 'Platform height',
      title: 'Height in steps',
      text: 'Pick the one that brings your thighs level.',
    },
    {
      label: 'Platform size',
      title: 'Room for both feet',
      text: 'Wide enough to shift your feet instead of holding them still.',
    },
    {
      label: 'Tilt',
      title: 'Tilt of platform',
      text: 'Lock it at an angle or leave it free to rock.',
    },
  ],
  monitors: [
    {
      label: 'Refresh rate',
      title: 'Pictures a second',
      view: 'front',
      text: 'To make full use of it, your graphics card has to deliver as many frames.',
    },
    {
      label: 'Response time',
      title: 'Pixel response',
      view: 'three-quarter',
      text: 'The time a pixel takes from one gray to another; shorter means less smear behind moving edges.',
    },
    {
      label: 'Pixel density',
      title: 'Pixel density',
      view: 'detail-stand',
      text: 'Around 110 PPI, text is comfortable to read without scaling.',
    },
    {
      label: 'Supported weight',
      title: 'Monitors it holds',
      text: 'Weigh the monitor without its stand; outside this range the arm would sink or rise.',
    },
    {
      label: 'Reach',
      title: 'Reach from post',
      text: 'Measured with the arm straight; folded, it brings the screen back over its clamp.',
    },
    {
      label: 'VESA mount',
      title: 'Screw pattern',
      text: 'Measure between the screw holes on the back of your monitor.',
    },
    {
      label: 'Illuminance',
      title: 'Light on the desk',
      text: 'Offices are planned for 500 lx where people read and write (EN 12464-1).',
    },
    {
      label: 'Color temperature',
      title: 'Warm to cool',
      text: 'Warm for the evening, cool to match the daylight from a window.',
    },
    {
      label: 'Color rendering',
      title: 'Colors under it',
      text: 'Above Ra 90, print and skin look much as they do in daylight.',
    },
  ],
}
