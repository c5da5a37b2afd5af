import type { Category } from '../products/category.ts'
import type { AttributeName } from '../facts/attributes.ts'

/**
 * A title, a text, where that is not the next close-up the view of the product that shows it, and a spec that only such
 * products state. A text may quote other specs: "{Switches}" stands for the figure under that label.
 */
type Candidate = readonly [title: string, text: string, view?: string, kind?: AttributeName]

/** The key features that a category’s products may have, by the label of their figure, in order of preference. */
export const candidates: Record<Category, Partial<Record<AttributeName, Candidate>>> = {
  cases: {
    'GPU clearance': [
      'Graphics card length',
      'Measure your card from its bracket to the far end; it has to be shorter than this.',
    ],
    'Radiator support': [
      'Largest radiator',
      'The largest liquid cooler that fits; the specifications say in which places.',
    ],
    'Fans included': [
      'Fans already fitted',
      'In place when it arrives; there are mounts for {Fan support} in all.',
    ],
    'Card thickness': [
      'Card and cooler',
      'The thickest card it takes, measured with its cooler from back plate to fans.',
    ],
    'Riser cable': ['Riser cable included', 'It carries {Link}, so the card keeps all its lanes.'],
    'Supported weight': [
      'Held without sagging',
      'The steel frame is screwed to the case and carries the card from below.',
    ],
  },
  coolers: {
    'Thermal conductivity': [
      'Liquid metal',
      'A good paste manages about a tenth of this, so less heat is held back between chip and cooler.',
    ],
    'Operating temperature': [
      'Wide temperature range',
      'No processor comes near either end, so the compound is never what sets the limit.',
    ],
    Coverage: [
      'How far it goes',
      'One syringe of {Contents} does {Applications} desktop processors with a heat spreader.',
    ],
    'Rated heat load': [
      'Processor power',
      'Compare this with the power your processor draws under sustained load.',
    ],
    Height: ['Height with fan', 'The CPU cooler clearance of your case has to be at least this.'],
    'Fans included': [
      'Fans in the pack',
      'They plug into one another, so a single header on the board drives them all.',
    ],
    'Noise level': [
      'Noise at full speed',
      'The loudest it gets, at the speed that moves {Airflow}.',
    ],
    'Static pressure': [
      'Static pressure',
      'Pressure pushes air through a radiator or a filter, where free airflow says little.',
    ],
  },
  'power-supplies': {
    Efficiency: [
      'Efficiency at half load',
      'What is missing from 100 % leaves the supply as heat, and the fan has to carry it away.',
    ],
    '+12 V rail': [
      'One +12 V rail',
      'Processor and graphics card draw on the same rail, so there are no loads to balance.',
    ],
    'Cable length': [
      'Length of each',
      "It covers the stretch behind the glass; the supply's own cable stays out of sight.",
    ],
    'Wire gauge': [
      'Thickness of wire',
      'The lower the number, the thicker the wire; 18 AWG is common.',
    ],
    'Graphics plugs': [
      'Graphics card plugs',
      'Look at the sockets on your graphics card: each needs a plug of its own kind.',
    ],
  },
  peripherals: {
    Resolution: [
      'Optical sensor',
      'Set it in steps of 50 DPI: low to aim with the arm, higher to aim with the wrist.',
    ],
    Weight: [
      'Weight without cable',
      'Less mass to start and to stop; the main switches are rated for {Switches}.',
      undefined,
      'Resolution',
    ],
    'Polling rate': [
      'Every millisecond',
      'It reports its position once a millisecond, whichever of the {Lighting} is running.',
      undefined,
      'Resolution',
    ],
    Size: [
      'Room to move',
      'The lower your DPI setting, the wider the pad you need; measure the sweep of your arm.',
      undefined,
      'Surfaces',
    ],
    Surfaces: [
      'Two faces',
      'The hard one glides faster, the soft one stops sooner; turn the sheet over to change.',
    ],
    Thickness: [
      'Thickness with tray',
      'The rim of the tray is level with the sheet, so there is no edge to catch on.',
    ],
    'Pad length': [
      'Match your keyboard',
      'As wide as a tenkeyless keyboard; a full-size one is about 80 mm wider.',
    ],
    'Pad height': [
      'Height at the keys',
      'It should be no higher than the front edge of your keyboard.',
    ],
    Filling: [
      'Foam filling',
      'It takes the shape of the wrist and recovers when you lift your hands.',
    ],
    'Arm height': [
      'Off the desk',
      'The cable leaves the arm at this height and hangs free on its way to the mouse.',
    ],
    'Cable thickness': [
      'Cables that fit',
      'Measure your cable with its braid; the G-100M has one 3 mm thick.',
    ],
    'Arm travel': [
      'Follows the hand',
      'The arm bends this far to either side and returns to the middle.',
    ],
  },
  chairs: {
    'Seat height': [
      'Feet on the floor',
      'The height is right when your feet stand flat and your knees bend at about 90°.',
    ],
    'Maximum load': [
      'Rated load',
      'The gas lift is {Gas lift}; leave some margin above your own weight.',
    ],
    Armrests: [
      'Armrest adjustment',
      'Set them level with the desk, so that your shoulders can hang loose.',
    ],
    'Platform height': ['Height in steps', 'Pick the one that brings your thighs level.'],
    'Platform size': [
      'Room for both feet',
      'Wide enough to shift your feet instead of holding them still.',
    ],
    Tilt: ['Tilt of platform', 'Lock it at an angle or leave it free to rock.'],
  },
  monitors: {
    'Refresh rate': [
      'Pictures a second',
      'To make full use of it, your graphics card has to deliver as many frames.',
      'front',
    ],
    'Response time': [
      'Pixel response',
      'The time a pixel takes from one gray to another; shorter means less smear behind moving edges.',
      'three-quarter',
    ],
    'Pixel density': [
      'Pixel density',
      'Around 110 PPI, text is comfortable to read without scaling.',
      'detail-stand',
    ],
    'Supported weight': [
      'Monitors it holds',
      'Weigh the monitor without its stand; outside this range the arm would sink or rise.',
    ],
    Reach: [
      'Reach from post',
      'Measured with the arm straight; folded, it brings the screen back over its clamp.',
    ],
    'VESA mount': ['Screw pattern', 'Measure between the screw holes on the back of your monitor.'],
    Illuminance: [
      'Light on the desk',
      'Offices are planned for 500 lx where people read and write (EN 12464-1).',
    ],
    'Color temperature': [
      'Warm to cool',
      'Warm for the evening, cool to match the daylight from a window.',
    ],
    'Color rendering': [
      'Colors under it',
      'Above Ra 90, print and skin look much as they do in daylight.',
    ],
  },
}
