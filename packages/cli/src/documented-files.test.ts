import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const files = globSync('{*,.*.ts,{api,deploy,docs,packages,web}/**/*}', {
  cwd: root,
  exclude: ['**/node_modules/**', 'web/builds/**', 'web/dist/**'],
})

const documents = files.filter((file) => file.endsWith('.md'))

/** Where a heading can be linked to, as GitHub makes it. */
const anchorsOf = (document: string) =>
  Array.from(read(document).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number} -]/gu, '')
      .replaceAll(' ', '-'),
  )

function leadsNowhere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path ? normalize(join(dirname(document), path)).replace(/\/$/, '') : document
  if (!files.includes(file)) return true
  return anchor !== undefined && !anchorsOf(file).includes(anchor)
}

test('every link between the documents leads to a file and a heading of it', () => {
  const dead = documents.flatMap((document) =>
    Array.from(read(document).matchAll(/\]\((?!https?:)([^)\s]+)\)/g), ([, link = '']) => link)
      .filter((link) => leadsNowhere(document, link))
      .map((link) => `${document}: ${link}`),
  )
  expect(dead).toEqual([])
})

test('every source file that the documents name is there', () => {
  const named = /`([\w.][\w./-]+\.(?:tsx?|css|sql|conf|ya?ml|json))`/g
  const missing = documents.flatMap((document) =>
    Array.from(read(document).matchAll(named), ([, name = '']) => name)
      .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
      .map((name) => `${document}: ${name}`),
  )
  expect(missing).toEqual([])
})
