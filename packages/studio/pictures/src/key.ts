import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { moduleOf, type Shot } from './shots.ts'

const root = new URL('../', import.meta.url)

/**
 * A hash of all that decides how a picture looks: the shot, the samples and every Python file that takes part, with the picture beside it.
 * Throws if there is no such module.
 */
export function keyOf(shot: Shot): string {
  const { alt: _, picture: __, ...looks } = shot
  const hash = createHash('sha256').update(JSON.stringify(looks))
  const modules = [shot.module, ...shot.products.map(moduleOf), 'studio/take', 'darkroom/develop']
  for (const file of closure(modules)) {
    for (const part of [file, file.replace(/py$/, 'jpg')].filter(isThere))
      hash.update(part).update(readFileSync(new URL(part, root)))
  }
  return hash.digest('hex').slice(0, 20)
}

const isThere = (file: string) => existsSync(new URL(file, root))

/** The files of modules and of all that they import from this package, sorted. */
function closure(modules: string[]): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const imported of importsOf(file)) visit(imported)
  }
  for (const module of modules) {
    const file = fileOf(module)
    if (!file) throw new Error(`There is no Python module ${module}`)
    visit(file)
  }
  return [...found].toSorted()
}

/** The file of a Python module such as "parts/fan", if this package has it. */
function fileOf(module: string): string | undefined {
  return [`${module}.py`, `${module}/__init__.py`].find(isThere)
}

const known = new Map<string, string[]>()

function importsOf(file: string): string[] {
  const before = known.get(file)
  if (before) return before
  const lines = readFileSync(new URL(file, root), 'utf8').matchAll(
    /^(?:from ([\w.]+) import (.+)|import ([\w., ]+))/gm,
  )
  const beside = file.slice(0, file.indexOf('/') + 1)
  const imported = [...lines]
    .flatMap(([, from, names = '', modules = '']) =>
      from
        ? [from, ...names.split(',').map((name) => `${from}.${name.trim().split(' ')[0]}`)]
        : modules.split(',').map((name) => name.trim()),
    )
    .flatMap((name) => [fileOf(name.replaceAll('.', '/')), fileOf(`${beside}${name}`)])
    .filter((path) => path !== undefined)
  known.set(file, imported)
  return imported
}
