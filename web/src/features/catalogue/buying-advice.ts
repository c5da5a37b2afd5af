import type { Category } from '@argo/domain/products/category'

/** Advice that a category's page gives before its products. */
export interface BuyingAdvice {
  /** One sentence: what matters when choosing such a product. */
  matters: string
  /** The page that tells whether such a product fits. */
  fits?: { to: '/fit' | '/fit/chairs'; words: string }
  /** Three things worth knowing, each under its figure. */
  facts: readonly [BuyingFact, BuyingFact, BuyingFact]
}

interface BuyingFact {
  figure: string
  title: string
  text: string
}

const build = { to: '/fit', words: 'Will it fit? Check your parts to the millimeter' } as const

const advice: Record<Category, BuyingAdvice> = {
  cases: {
    fits: build,
    matters:
      'Three measurements decide: your graphics card, your cooler, and your radiator. Everything after that is taste.',
    facts: [
      {
        figure: '27 mm',
        title: 'Space for a radiator',
        text: 'The usual thickness of a slim radiator. Mounted in front, it comes straight off the length left for the graphics card.',
      },
      {
        figure: '35 mm',
        title: 'Space for the plug',
        text: 'A 12V-2x6 cable should run straight for about 35 mm before it bends. Leave that much between card and side panel.',
      },
      {
        figure: '3 in, 1 out',
        title: 'Positive pressure',
        text: 'With more fans blowing in than out, air enters through the dust filters instead of through every gap.',
      },
    ],
  },
  coolers: {
    fits: build,
    matters:
      'Compare the rated heat load with what your processor draws under sustained load, then check that the height fits your case.',
    facts: [
      {
        figure: '25 °C',
        title: 'Room temperature matters',
        text: 'Ratings assume air at 25 °C. For every degree above that, the chip runs about a degree hotter.',
      },
      {
        figure: '2 mmH₂O',
        title: 'Pressure, not only airflow',
        text: 'Airflow is measured with nothing in the way. Through fins or a radiator, static pressure decides; 2 mmH₂O is a good figure for a fan of 120 mm.',
      },
      {
        figure: '10 dB',
        title: 'Twice as loud',
        text: 'Most people hear 10 dB more as twice the loudness; 3 dB is double the sound power and only just noticeable.',
      },
    ],
  },
  'power-supplies': {
    fits: build,
    matters:
      'Add up the peak draw of processor and graphics card, leave about a third on top, then check the connectors.',
    facts: [
      {
        figure: '50 %',
        title: 'The best load',
        text: 'Efficiency peaks around half load, so a supply of twice your usual draw wastes the least. Below that, its fan slows down further.',
      },
      {
        figure: '24 W',
        title: 'Titanium versus Gold',
        text: 'At a load of 500 W, a supply with 94 % efficiency loses 32 W as heat, one with 90 % loses 56 W. The fan carries the difference.',
      },
      {
        figure: '600 W',
        title: 'Through one plug',
        text: 'The most that a 12V-2x6 cable can carry. Its sense pins tell the card what the cable is rated for.',
      },
    ],
  },
  peripherals: {
    matters:
      'Shape and weight come first: the hand notices ten grams sooner than ten thousand DPI.',
    facts: [
      {
        figure: '1 ms',
        title: 'Between reports',
        text: 'At 1000 Hz a mouse says where it is every millisecond; at 125 Hz, every eight.',
      },
      {
        figure: '81 mm',
        title: 'Across the screen',
        text: 'How far the hand moves at 800 DPI to cross 2,560 pixels, without acceleration. Twice the DPI, half the distance.',
      },
      {
        figure: '11 years',
        title: '20 million clicks',
        text: 'At 5,000 clicks a day, every day, that is how long a switch with this rating lasts.',
      },
    ],
  },
  chairs: {
    fits: { to: '/fit/chairs', words: 'Which chair fits you? By height, weight and desk' },
    matters:
      'Start with your height and weight: seat height, seat depth, and the rated load follow from them.',
    facts: [
      {
        figure: '90°',
        title: 'At the knee',
        text: 'Feet flat, thighs level. If your heels lift at the lowest setting, add a footrest or choose a lower seat.',
      },
      {
        figure: '5 cm',
        title: 'Behind the knee',
        text: 'The gap to leave between the front of the seat and your calves, so that nothing presses there.',
      },
      {
        figure: '110°',
        title: 'Lean back',
        text: 'With the back reclined to about 110° and the lumbar curve supported, the discs carry less than bolt upright.',
      },
    ],
  },
  monitors: {
    matters:
      'Match the refresh rate to the frames your graphics card delivers, and the panel to the light in your room.',
    facts: [
      {
        figure: '4.2 ms',
        title: 'A frame at 240 Hz',
        text: 'At 60 Hz, a frame stays for 16.7 ms. A response time longer than the frame smears into the next one.',
      },
      {
        figure: '1,000:1',
        title: 'IPS contrast',
        text: 'Its black is a thousandth of its white. OLED turns the pixel off: decisive in a dark room, much less so beside a window.',
      },
      {
        figure: '110 PPI',
        title: 'Sharp without scaling',
        text: 'About the density of 27″ at 2560 × 1440, where text is comfortable at its normal size.',
      },
    ],
  },
}

/** The advice for a category. */
export function buyingAdvice(category: Category): BuyingAdvice {
  return advice[category]
}
