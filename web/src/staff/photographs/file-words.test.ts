import { expect, test } from 'vitest'
import { fileWords } from './file-words.ts'

test('a file that a person called says what its photograph shows, and one that a camera called says nothing', () => {
  expect(fileWords('from_the-front.jpg')).toBe('from the front')
  expect(fileWords('Rear, with 2 cables.final.webp')).toBe('Rear, with 2 cables.final')
  for (const name of ['IMG_0042.jpeg', 'DSC01234.JPG', 'PXL_20261130.jpg', 'image.png', '1.jpg'])
    expect([name, fileWords(name)]).toEqual([name, ''])
})
