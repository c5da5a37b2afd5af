import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { switchToBuild } from './builds.ts'

/** An empty place for builds, each of one page. */
function builds() {
  const place = mkdtempSync(join(tmpdir(), 'argo-builds-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const [folder, current] = [join(place, 'builds'), join(place, 'dist')]
  let made = 0
  return {
    folder,
    current,
    made: () => made,
    kept: () => readdirSync(folder).toSorted(),
    build: async (
      id: string,
      meanwhile: () => void | Promise<void> = () => {},
      beforeWriting = () => {},
    ) => {
      await switchToBuild({ folder, current }, id, async (build) => {
        mkdirSync(build, { recursive: true })
        await meanwhile()
        // As Vite does once it has read the sources.
        for (const file of readdirSync(build)) rmSync(join(build, file))
        beforeWriting()
        writeFileSync(join(build, 'page.html'), id)
        made += 1
      })
      // Builds follow each other faster here than the times of files tell.
      utimesSync(join(folder, id), made, made)
    },
    page: (build = current) => readFileSync(join(build, 'page.html'), 'utf8'),
  }
}

test('a build is switched to once it is whole, and a server that runs keeps the files of the one before', async () => {
  const { build, page, current } = builds()
  await build('one')
  const running = realpathSync(current)
  await build('two', () => expect(page()).toBe('one'))
  expect(page()).toBe('two')
  expect(page(running)).toBe('one')
})

test('a build that fails changes nothing, and is made anew', async () => {
  const { build, page, kept } = builds()
  await build('one')
  const fail = () => {
    throw new Error('a mistake in the sources')
  }
  await expect(build('two', fail)).rejects.toThrow('a mistake')
  expect(page()).toBe('one')
  expect(kept()).toEqual(['one'])
  await build('two')
  expect(page()).toBe('two')
})

test('a build of this version that broke off before builds had folders of their own is made anew', async () => {
  const { build, page, folder } = builds()
  mkdirSync(join(folder, 'one'), { recursive: true })
  writeFileSync(join(folder, 'one', 'page.html'), 'half')
  await build('one')
  expect(page()).toBe('one')
})

test('two builds of the same sources at once do not disturb each other', async () => {
  const { build, page, kept, made, current } = builds()
  let running = ''
  await build(
    'one',
    async () => {
      await build('one')
      running = realpathSync(current)
    },
    () => expect(page(running)).toBe('one'),
  )
  expect(made()).toBe(2)
  expect(page(running)).toBe('one')
  expect(realpathSync(current)).toBe(running)
  expect(kept()).toEqual(['one'])
})

test('the newest three builds are kept, and one that is there is not made again', async () => {
  const { build, page, kept, made } = builds()
  for (const id of ['one', 'two', 'three', 'four']) await build(id)
  expect(kept()).toEqual(['four', 'three', 'two'])
  await build('two')
  expect(page()).toBe('two')
  expect(made()).toBe(4)
})
