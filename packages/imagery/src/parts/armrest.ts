import { at, Model } from '../svg/model.ts'
import { block, plate, rod, rounded } from './solids.ts'

/** A 4D armrest on the right side (x to the outside), its bracket reaching in under the seat. */
export const armrest = (accent: string, pad = 'rubber'): Model =>
  new Model()
    .add(block(120, 13, 76, 3), 'iron', at(-56, 392, 0))
    .add(plate(rounded(56, 168, 14), 26, 4), 'coal', at(2, 470, 0, 0, 90))
    .add(plate(rounded(30, 92, 9), 4, 1), 'slag', at(16, 480, 0, 0, 90))
    .add(block(20, 150, 42, 4), 'gunmetal', at(2, 548, 0))
    .add(block(36, 50, 64, 7), 'coal', at(2, 510, 0))
    .add(rod(9, 7, 1.4, 28), accent, at(22, 512, 0, 0, 0, 90))
    .add(block(62, 16, 126, 5), 'coal', at(0, 622, -4))
    .add(plate(rounded(100, 256, 40), 38, 10, 12), pad, at(0, 646, 14, 90), {
      crease: 40,
      edges: 0.9,
    })
