import { runInNewContext } from 'node:vm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { published } from './reading.ts'
import { mouseFacts } from './software.ts'

const files = unzipSync(published('argo-g-100m-software.zip'))
const text = (name: string) => strFromU8(files[`argo-g-100m/${name}`]!)
const facts = mouseFacts(readCatalogue().get(71)!)

interface Editor {
  effects: string[]
  buttons: string[]
  newProfile(): Record<string, unknown> & { dpiStages: number[] }
  readProfile(text: string): { profile?: unknown; problems?: { field: string }[] }
  writeProfile(profile: unknown): string
  fileNameOf(profile: { name: string }): string
}

const parts = 'effects, buttons, newProfile, readProfile, writeProfile, fileNameOf'
const editor = runInNewContext(
  `${text('facts.js')};${text('profile.js').replace("'use strict'", '')};({ ${parts} })`,
) as Editor

const edited = (change: object) =>
  editor.readProfile(JSON.stringify({ ...editor.newProfile(), ...change }))
const fieldsOf = (change: object) => edited(change).problems?.map((problem) => problem.field)

describe('the G-100M software', () => {
  it('unpacks into one folder with a page to open, its words and its licences', () => {
    const names = Object.keys(files)
    expect(names.every((name) => name.startsWith('argo-g-100m/'))).toBe(true)
    for (const name of ['index.html', 'README.txt', 'VERSION', 'LICENSE.txt', 'fonts/OFL.txt']) {
      expect(names).toContain(`argo-g-100m/${name}`)
    }
    expect(text('VERSION').trim()).toBe(facts.version)
  })

  it('brings along every file its page asks for, and asks nobody else', () => {
    const asked = [...text('index.html').matchAll(/(?:src|href)="([^"#]+)"/g)].map(
      ([, name]) => name,
    )
    expect(asked.length).toBeGreaterThan(0)
    for (const name of asked) expect(Object.keys(files)).toContain(`argo-g-100m/${name}`)
    expect(text('index.html')).not.toMatch(/https?:/)
  })

  it('says plainly that it is not a driver', () => {
    expect(text('index.html')).toContain('It is not a driver')
    expect(text('README.txt')).toContain('It is not a driver')
    expect(text('README.txt')).toContain(`100 to ${facts.maxDpi} in steps of ${facts.dpiStep}`)
  })

  it('says how a profile gets on to the mouse, and how many it holds', () => {
    const { memoryMegabytes, profileCount } = facts
    expect(text('README.txt')).toContain(`a drive of ${memoryMegabytes} MB`)
    expect(text('README.txt')).toContain(`Copy profile files on to it, ${profileCount} at most`)
    expect(text('index.html').replaceAll(/\s+/g, ' ')).toContain('copy the file on to the mouse')
  })
})

describe('a profile', () => {
  it('knows as many effects and buttons as the mouse has', () => {
    expect(editor.effects).toHaveLength(facts.effectCount)
    expect(editor.buttons).toHaveLength(facts.buttonCount)
  })

  it('is small enough for the mouse to hold as many as it says', () => {
    const largest = {
      ...editor.newProfile(),
      name: 'M'.repeat(40),
      dpiStages: Array.from({ length: 5 }, () => facts.maxDpi),
    }
    const bytes = editor.writeProfile(largest).length
    expect(bytes * facts.profileCount).toBeLessThan(facts.memoryMegabytes * 1e6)
  })

  it('comes back from its file as it was saved', () => {
    const profile = { ...editor.newProfile(), name: 'Arena' }
    const { profile: read } = editor.readProfile(editor.writeProfile(profile))
    expect(JSON.stringify(read)).toBe(JSON.stringify(profile))
  })

  it('accepts the highest resolution and refuses one step more', () => {
    expect(edited({ dpiStages: [facts.maxDpi], activeStage: 1 }).problems).toBeUndefined()
    expect(fieldsOf({ dpiStages: [facts.maxDpi + facts.dpiStep], activeStage: 1 })).toEqual([
      'stage-1',
    ])
  })

  it.each([
    [{ format: 'other' }, ['file']],
    [{ version: 2 }, ['file']],
    [{ name: ' ' }, ['name']],
    [{ dpiStages: [] }, ['stages']],
    [{ dpiStages: [425], activeStage: 1 }, ['stage-1']],
    [{ activeStage: 9 }, ['stages']],
    [{ pollingRate: 333 }, ['polling']],
    [{ lighting: { effect: 'Strobe', color: '#ff5a1f', brightness: 80, speed: 2 } }, ['effects']],
  ])('with %j is refused for its %j', (change, fields) => {
    expect(fieldsOf(change)).toEqual(fields)
  })

  it('is refused when it is not JSON, or holds nothing', () => {
    expect(editor.readProfile('{').problems).toHaveLength(1)
    expect(editor.readProfile('null').problems).toHaveLength(1)
  })

  it('gets a file name any system accepts', () => {
    expect(editor.fileNameOf({ name: 'Führung: Nº 1' })).toBe('fuhrung-no-1.g100m.json')
    expect(editor.fileNameOf({ name: '…' })).toBe('profile.g100m.json')
  })
})
