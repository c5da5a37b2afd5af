import { at, Model } from '../svg/model.ts'
import { block, ring, rod } from './solids.ts'

/** A finished computer inside a case, seen from its left: board on the tray at x = 0, facing −x; floor of the chamber at y = 0. */
export const computer = (height: number, depth: number, light: string, boardTall = 305): Model => {
  const model = new Model()
  const top = height - 20
  const back = -depth / 2 + 14
  model.add(block(3, boardTall, 244, 0.6), 'board', at(-9, top - boardTall / 2, back + 126))
  model.add(block(26, 60, 34, 3), 'gunmetal', at(-24, top - 60, back + 24))
  model.add(block(22, 24, 92, 3), 'slag', at(-22, top - 18, back + 74))
  model.add(block(14, 70, 190, 3), 'iron', at(-18, top - 262, back + 130))
  model.add(rod(34, 44, 3, 40), 'coal', at(-36, top - 104, back + 104, 0, 0, 90), {})
  model.add(ring(29, 2.2, 48, 6), light, at(-58.5, top - 104, back + 104, 0, 90), { edges: 0 })
  model.add(rod(24, 1, 0.3, 40), 'dark', at(-58.4, top - 104, back + 104, 0, 0, 90))
  for (let k = 0; k < 2; k += 1) {
    const z = back + 178 + k * 22
    model.add(block(32, 128, 5, 1), 'iron', at(-26, top - 104, z))
    model.add(block(7, 130, 5.6, 1), light, at(-44, top - 104, z), { edges: 0 })
  }
  model.add(block(54, 128, 300, 5), 'slag', at(-90, top - 226, back + 152, 0, 0, 90))
  model.add(block(3, 44, 300, 0.6), 'gunmetal', at(-154, top - 226, back + 152))
  model.add(block(2, 5, 190, 0.6), light, at(-156, top - 212, back + 170), { edges: 0 })
  return model
}
