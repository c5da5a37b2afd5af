import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const scriptsOf = (folder: string) => {
  const { scripts = {} } = JSON.parse(read(join(folder, 'package.json'))) as {
    scripts?: Record<string, string>
  }
  return Object.keys(scripts)
}

const documents = globSync(
  ['{README,CONTRIBUTING}.md', 'docs/*.md', 'docs/decisions/*.md', 'packages/*/README.md'],
  { cwd: root },
)

// A script of one of these names is run by `pnpm run` alone (`pnpm help --all` lists them).
const ownCommands =
  `add audit bin bugs cache change ci clean config create deploy docs env exec fetch find-hash fund get
  help import init install licenses link list ll ls pack patch peers ping pkg prune publish rebuild remove repo root run
  runtime sbom search set setup stage store tasks update version view why`.split(/\s+/)

/** The commands that a document names, in code style: the package that is filtered for, and the command. */
function commandsIn(document: string) {
  const named = read(document).matchAll(
    /(?:^|`|npx -y |=\S+ )pnpm(?:@12)? (?:--filter @argo\/(\w+) )?([a-z][\w:-]*)/gm,
  )
  return [...named].map(([, room, command = '']) => ({ room, command }))
}

test('the documents name every script of package.json', () => {
  const named = ['README.md', 'CONTRIBUTING.md', 'docs/operating.md'].flatMap(commandsIn)
  const missing = scriptsOf('.').filter(
    (script) => !named.some(({ room, command }) => room === undefined && command === script),
  )
  expect(missing).toEqual([])
})

test('every command that the documents name is a script, and none that pnpm has itself', () => {
  const unknown = documents.flatMap((document) =>
    commandsIn(document)
      .filter(({ room, command }) => {
        if (room === undefined && ['exec', 'install'].includes(command)) return false
        const scripts = scriptsOf(room === undefined ? '.' : `packages/${room}`)
        return !scripts.includes(command) || ownCommands.includes(command)
      })
      .map(({ room = '.', command }) => `${document}: ${room} ${command}`),
  )
  expect(unknown).toEqual([])
})
