import { describe, expect, test } from 'vitest'
import { scaleDrawing } from './scale-drawing.ts'

const sheet = { kind: 'sheet', name: 'a sheet of Letter paper', width: 216, height: 279 }
const card = { kind: 'card', name: 'a credit card', width: 86, height: 54 }

describe('the drawing of a product’s size', () => {
  test('shows a case from the front and from its side, beside a sheet of paper', () => {
    const specs = ['Dimensions: 480 × 230 × 470 mm (H × W × D), 51.9 L']
    expect(scaleDrawing({ category: 'cases', specs })).toEqual({
      views: [
        { side: 'Front', width: 230, height: 480 },
        { side: 'Side', width: 470, height: 480 },
      ],
      reference: sheet,
    })
  })

  test('shows what is flat from above, and what is small beside a card', () => {
    const specs = ['Dimensions: 124 × 64 × 39 mm (L × W × H)']
    expect(scaleDrawing({ category: 'peripherals', specs })).toEqual({
      views: [
        { side: 'Top', width: 64, height: 124 },
        { side: 'Side', width: 124, height: 39 },
      ],
      reference: card,
    })
  })

  test('takes a supply’s size from its length, and a monitor’s from its screen', () => {
    const supply = ['Length: 170 mm (150 mm wide, 86 mm high)']
    expect(scaleDrawing({ category: 'power-supplies', specs: supply })?.views).toEqual([
      { side: 'Front', width: 150, height: 86 },
      { side: 'Side', width: 170, height: 86 },
    ])
    const screen = ['Screen size: 34″ (797 × 333 mm)']
    expect(scaleDrawing({ category: 'monitors', specs: screen })?.views).toEqual([
      { side: 'Front', width: 797, height: 333 },
    ])
  })

  test('shows what lies flat from above, and a pad by its three lengths', () => {
    const sheet = ['Size: 400 × 320 mm, 410 × 330 mm with the lip of the tray']
    expect(scaleDrawing({ category: 'peripherals', specs: sheet })?.views).toEqual([
      { side: 'Top', width: 400, height: 320 },
    ])
    const platform = ['Platform size: 45 × 35 cm']
    expect(scaleDrawing({ category: 'chairs', specs: platform })?.views).toEqual([
      { side: 'Top', width: 450, height: 350 },
    ])
    const pad = ['Pad length: 360 mm', 'Pad height: 19 mm, 16 mm at the front', 'Pad depth: 85 mm']
    expect(scaleDrawing({ category: 'peripherals', specs: pad })?.views).toEqual([
      { side: 'Top', width: 360, height: 85 },
      { side: 'Side', width: 85, height: 19 },
    ])
  })

  test('shows one of several fans as large as its frame', () => {
    const specs = ['Fan: 120 × 120 × 25 mm, fluid dynamic bearing']
    expect(scaleDrawing({ category: 'coolers', specs })).toEqual({
      views: [
        { side: 'Front', width: 120, height: 120 },
        { side: 'Side', width: 25, height: 120 },
      ],
      reference: card,
    })
  })

  test('is not made of a size that is missing or says not which length is which', () => {
    for (const specs of [['Weight: 2 kg'], ['Dimensions: 480 × 230 mm'], ['Length: 170 mm']])
      expect(scaleDrawing({ category: 'power-supplies', specs })).toBeNull()
  })
})
