import type { Socket } from '../fit/build-fields.ts'

/** A desktop processor by its name. */
export interface Processor {
  name: string
  socket: Socket
  /** W at its base clock: Intel's "processor base power", AMD's "default TDP". */
  baseWatts: number
  /** W at most: Intel's "maximum turbo power", AMD's "PPT". Undefined where sources disagree. */
  watts?: number
  /** Where the figures are published. */
  sources: readonly string[]
  /** The day on which they were read. */
  checked: string
}

/** Processors of the same figures, such as those with and without graphics. */
interface Group extends Omit<Processor, 'name' | 'checked'> {
  names: readonly string[]
}

const checked = '2026-11-29'

const ark = 'https://www.intel.com/content/www/us/en/ark/products'
const intel = 'https://www.intel.com/content/www/us/en/products/sku'
/** What Intel's product pages stated in May 2025, in one list. */
const arkList = 'https://github.com/toUpperCase78/intel-processors'
const amd = 'https://www.amd.com/en/products/processors/desktops/ryzen'
/** AMD: "TDP*1.35 is the standard calculation for TDP v. PPT for AMD sockets in the Zen era". */
const amdOnPpt =
  'https://www.digitaltrends.com/computing/amd-ryzen-7000-can-draw-almost-as-much-power-as-intel/'

const intelProcessors: readonly Group[] = [
  {
    names: ['Core Ultra 9 285K'],
    socket: 'LGA 1851',
    baseWatts: 125,
    watts: 250,
    sources: [
      `${intel}/241060/intel-core-ultra-9-processor-285k-36m-cache-up-to-5-70-ghz/specifications.html`,
      arkList,
    ],
  },
  {
    names: ['Core Ultra 7 265K', 'Core Ultra 7 265KF'],
    socket: 'LGA 1851',
    baseWatts: 125,
    watts: 250,
    sources: [
      `${intel}/241063/intel-core-ultra-7-processor-265k-30m-cache-up-to-5-50-ghz/specifications.html`,
      arkList,
    ],
  },
  {
    names: ['Core Ultra 5 245K', 'Core Ultra 5 245KF'],
    socket: 'LGA 1851',
    baseWatts: 125,
    watts: 159,
    sources: [
      `${intel}/241067/intel-core-ultra-5-processor-245k-24m-cache-up-to-5-20-ghz/specifications.html`,
      arkList,
    ],
  },
  {
    names: ['Core Ultra 9 285'],
    socket: 'LGA 1851',
    baseWatts: 65,
    watts: 182,
    sources: [arkList],
  },
  {
    names: ['Core Ultra 7 265', 'Core Ultra 7 265F'],
    socket: 'LGA 1851',
    baseWatts: 65,
    watts: 182,
    sources: [
      `${intel}/241068/intel-core-ultra-7-processor-265-30m-cache-up-to-5-30-ghz/specifications.html`,
      arkList,
    ],
  },
  {
    names: ['Core Ultra 5 245'],
    socket: 'LGA 1851',
    baseWatts: 65,
    watts: 121,
    sources: [arkList],
  },
  {
    names: ['Core i9-14900KS'],
    socket: 'LGA 1700',
    baseWatts: 150,
    watts: 253,
    sources: [`${ark}/series/236143/intel-core-i9-processors-14th-gen.html`, arkList],
  },
  {
    names: ['Core i9-14900K', 'Core i9-14900KF'],
    socket: 'LGA 1700',
    baseWatts: 125,
    watts: 253,
    sources: [
      `${intel}/236773/intel-core-i9-processor-14900k-36m-cache-up-to-6-00-ghz/specifications.html`,
      arkList,
    ],
  },
  {
    names: ['Core i9-14900', 'Core i9-14900F'],
    socket: 'LGA 1700',
    baseWatts: 65,
    watts: 219,
    sources: [
      `${intel}/236793/intel-core-i9-processor-14900-36m-cache-up-to-5-80-ghz/specifications.html`,
      arkList,
    ],
  },
  {
    names: ['Core i7-14700K', 'Core i7-14700KF'],
    socket: 'LGA 1700',
    baseWatts: 125,
    watts: 253,
    sources: [`${ark}/series/236170/intel-core-i7-processors-14th-gen.html`, arkList],
  },
  {
    names: ['Core i7-14700', 'Core i7-14700F'],
    socket: 'LGA 1700',
    baseWatts: 65,
    watts: 219,
    sources: [
      `${intel}/236781/intel-core-i7-processor-14700-33m-cache-up-to-5-40-ghz/specifications.html`,
      arkList,
    ],
  },
  {
    names: ['Core i5-14600K', 'Core i5-14600KF'],
    socket: 'LGA 1700',
    baseWatts: 125,
    watts: 181,
    sources: [
      `${intel}/236799/intel-core-i5-processor-14600k-24m-cache-up-to-5-30-ghz/specifications.html`,
      arkList,
    ],
  },
  {
    names: ['Core i5-14600', 'Core i5-14500'],
    socket: 'LGA 1700',
    baseWatts: 65,
    watts: 154,
    sources: [
      `${ark}/series/236175/intel-core-i5-processors-14th-gen.html`,
      'https://www.notebookcheck.com/Intel-Core-i5-14500-Prozessor-Benchmarks-und-Specs.863497.0.html',
    ],
  },
  {
    names: ['Core i5-14400', 'Core i5-14400F'],
    socket: 'LGA 1700',
    baseWatts: 65,
    watts: 148,
    sources: [
      `${intel}/236777/intel-core-i5-processor-14400f-20m-cache-up-to-4-70-ghz/specifications.html`,
      arkList,
    ],
  },
  {
    names: ['Core i3-14100'],
    socket: 'LGA 1700',
    baseWatts: 60,
    watts: 110,
    sources: [`${ark}/series/236176/intel-core-i3-processors-14th-gen.html`, arkList],
  },
  {
    names: ['Core i3-14100F'],
    socket: 'LGA 1700',
    baseWatts: 58,
    watts: 110,
    sources: [`${ark}/series/236176/intel-core-i3-processors-14th-gen.html`, arkList],
  },
  {
    names: ['Core i9-13900KS'],
    socket: 'LGA 1700',
    baseWatts: 150,
    watts: 253,
    sources: [
      `${ark}/232167/intel-core-i913900ks-processor-36m-cache-up-to-6-00-ghz.html`,
      arkList,
    ],
  },
  {
    names: ['Core i9-13900K', 'Core i9-13900KF'],
    socket: 'LGA 1700',
    baseWatts: 125,
    watts: 253,
    sources: [`${ark}/230496/intel-core-i913900k-processor-36m-cache-up-to-5-80-ghz.html`, arkList],
  },
  {
    names: ['Core i9-13900', 'Core i9-13900F'],
    socket: 'LGA 1700',
    baseWatts: 65,
    watts: 219,
    sources: [`${ark}/230499/intel-core-i913900-processor-36m-cache-up-to-5-60-ghz.html`, arkList],
  },
  {
    names: ['Core i7-13700K', 'Core i7-13700KF'],
    socket: 'LGA 1700',
    baseWatts: 125,
    watts: 253,
    sources: [`${ark}/230500/intel-core-i713700k-processor-30m-cache-up-to-5-40-ghz.html`, arkList],
  },
  {
    names: ['Core i7-13700', 'Core i7-13700F'],
    socket: 'LGA 1700',
    baseWatts: 65,
    watts: 219,
    sources: [`${ark}/230490/intel-core-i713700-processor-30m-cache-up-to-5-20-ghz.html`, arkList],
  },
  {
    names: ['Core i5-13600K', 'Core i5-13600KF'],
    socket: 'LGA 1700',
    baseWatts: 125,
    watts: 181,
    sources: [`${ark}/230493/intel-core-i513600k-processor-24m-cache-up-to-5-10-ghz.html`, arkList],
  },
  {
    names: ['Core i5-13600'],
    socket: 'LGA 1700',
    baseWatts: 65,
    watts: 154,
    sources: [`${ark}/230574/intel-core-i513600-processor-24m-cache-up-to-5-00-ghz.html`, arkList],
  },
  {
    names: ['Core i5-13500'],
    socket: 'LGA 1700',
    baseWatts: 65,
    watts: 154,
    sources: [`${ark}/230580/intel-core-i513500-processor-24m-cache-up-to-4-80-ghz.html`, arkList],
  },
  {
    names: ['Core i5-13400', 'Core i5-13400F'],
    socket: 'LGA 1700',
    baseWatts: 65,
    sources: [`${ark}/230495/intel-core-i513400-processor-20m-cache-up-to-4-60-ghz.html`, arkList],
  },
  {
    names: ['Core i3-13100'],
    socket: 'LGA 1700',
    baseWatts: 60,
    sources: [`${ark}/230575/intel-core-i313100-processor-12m-cache-up-to-4-50-ghz.html`, arkList],
  },
  {
    names: ['Core i3-13100F'],
    socket: 'LGA 1700',
    baseWatts: 58,
    sources: [`${ark}/230576/intel-core-i313100f-processor-12m-cache-up-to-4-50-ghz.html`, arkList],
  },
  {
    names: ['Core i9-12900KS'],
    socket: 'LGA 1700',
    baseWatts: 150,
    watts: 241,
    sources: [
      `${ark}/225916/intel-core-i912900ks-processor-30m-cache-up-to-5-50-ghz.html`,
      arkList,
    ],
  },
  {
    names: ['Core i9-12900K', 'Core i9-12900KF'],
    socket: 'LGA 1700',
    baseWatts: 125,
    watts: 241,
    sources: [`${ark}/134599/intel-core-i912900k-processor-30m-cache-up-to-5-20-ghz.html`, arkList],
  },
  {
    names: ['Core i9-12900', 'Core i9-12900F'],
    socket: 'LGA 1700',
    baseWatts: 65,
    watts: 202,
    sources: [`${ark}/134597/intel-core-i912900-processor-30m-cache-up-to-5-10-ghz.html`, arkList],
  },
  {
    names: ['Core i7-12700K', 'Core i7-12700KF'],
    socket: 'LGA 1700',
    baseWatts: 125,
    watts: 190,
    sources: [`${ark}/134594/intel-core-i712700k-processor-25m-cache-up-to-5-00-ghz.html`, arkList],
  },
  {
    names: ['Core i7-12700', 'Core i7-12700F'],
    socket: 'LGA 1700',
    baseWatts: 65,
    watts: 180,
    sources: [`${ark}/134591/intel-core-i712700-processor-25m-cache-up-to-4-90-ghz.html`, arkList],
  },
  {
    names: ['Core i5-12600K', 'Core i5-12600KF'],
    socket: 'LGA 1700',
    baseWatts: 125,
    watts: 150,
    sources: [`${ark}/134589/intel-core-i512600k-processor-20m-cache-up-to-4-90-ghz.html`, arkList],
  },
  {
    names: ['Core i5-12600', 'Core i5-12500'],
    socket: 'LGA 1700',
    baseWatts: 65,
    watts: 117,
    sources: [`${ark}/96149/intel-core-i512600-processor-18m-cache-up-to-4-80-ghz.html`, arkList],
  },
  {
    names: ['Core i5-12400', 'Core i5-12400F'],
    socket: 'LGA 1700',
    baseWatts: 65,
    watts: 117,
    sources: [`${ark}/134586/intel-core-i512400-processor-18m-cache-up-to-4-40-ghz.html`, arkList],
  },
  {
    names: ['Core i3-12300', 'Core i3-12100'],
    socket: 'LGA 1700',
    baseWatts: 60,
    watts: 89,
    sources: [`${ark}/223095/intel-core-i312300-processor-12m-cache-up-to-4-40-ghz.html`, arkList],
  },
  {
    names: ['Core i3-12100F'],
    socket: 'LGA 1700',
    baseWatts: 58,
    watts: 89,
    sources: [`${ark}/132223/intel-core-i312100f-processor-12m-cache-up-to-4-30-ghz.html`, arkList],
  },
]

// Reviews disagree on the PPT of AM4 processors of 65 W, and of those of 170 W in the 9000 series.
const amdProcessors: readonly Group[] = [
  {
    names: ['Ryzen 9 9950X3D', 'Ryzen 9 9950X'],
    socket: 'AM5',
    baseWatts: 170,
    sources: [`${amd}/9000-series/amd-ryzen-9-9950x3d.html`],
  },
  {
    names: ['Ryzen 9 9900X3D', 'Ryzen 9 9900X', 'Ryzen 7 9800X3D'],
    socket: 'AM5',
    baseWatts: 120,
    watts: 162,
    sources: [`${amd}/9000-series/amd-ryzen-9-9900x3d.html`, amdOnPpt],
  },
  {
    names: ['Ryzen 7 9700X', 'Ryzen 5 9600X'],
    socket: 'AM5',
    baseWatts: 65,
    watts: 88,
    sources: [`${amd}/9000-series/amd-ryzen-7-9700x.html`, amdOnPpt],
  },
  {
    names: ['Ryzen 7 8700G', 'Ryzen 5 8600G'],
    socket: 'AM5',
    baseWatts: 65,
    watts: 88,
    sources: [`${amd}/8000-series/amd-ryzen-7-8700g.html`, amdOnPpt],
  },
  {
    names: ['Ryzen 9 7950X3D', 'Ryzen 9 7900X3D', 'Ryzen 7 7800X3D'],
    socket: 'AM5',
    baseWatts: 120,
    watts: 162,
    sources: [`${amd}/7000-series/amd-ryzen-9-7950x3d.html`, amdOnPpt],
  },
  {
    names: ['Ryzen 9 7950X', 'Ryzen 9 7900X'],
    socket: 'AM5',
    baseWatts: 170,
    watts: 230,
    sources: [`${amd}/7000-series/amd-ryzen-9-7950x.html`, amdOnPpt],
  },
  {
    names: ['Ryzen 7 7700X', 'Ryzen 5 7600X'],
    socket: 'AM5',
    baseWatts: 105,
    watts: 142,
    sources: [`${amd}/7000-series/amd-ryzen-7-7700x.html`, amdOnPpt],
  },
  {
    names: ['Ryzen 9 7900', 'Ryzen 7 7700', 'Ryzen 5 7600', 'Ryzen 5 7500F'],
    socket: 'AM5',
    baseWatts: 65,
    watts: 88,
    sources: [`${amd}/7000-series/amd-ryzen-9-7900.html`, amdOnPpt],
  },
  {
    names: [
      'Ryzen 9 5950X',
      'Ryzen 9 5900X',
      'Ryzen 7 5800X3D',
      'Ryzen 7 5800X',
      'Ryzen 7 5700X3D',
    ],
    socket: 'AM4',
    baseWatts: 105,
    watts: 142,
    sources: [`${amd}/5000-series/amd-ryzen-9-5950x.html`, amdOnPpt],
  },
  {
    names: [
      'Ryzen 7 5700X',
      'Ryzen 7 5700G',
      'Ryzen 5 5600X',
      'Ryzen 5 5600',
      'Ryzen 5 5600G',
      'Ryzen 5 5500',
    ],
    socket: 'AM4',
    baseWatts: 65,
    sources: [`${amd}/5000-series/amd-ryzen-7-5700x.html`],
  },
]

/** Desktop processors of the last generations. */
export const processors: readonly Processor[] = [...intelProcessors, ...amdProcessors].flatMap(
  ({ names, ...figures }) => names.map((name) => ({ name, ...figures, checked })),
)
