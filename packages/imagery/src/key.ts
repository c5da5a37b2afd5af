import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Shot } from './shots.ts'

const root = new URL('../', import.meta.url)

/** A hash of all that decides how a picture looks: the shot, the samples and every Python file that takes part. */
export function keyOf(shot: Shot): string {
  const { alt: _, picture: __, ...looks } = shot
  const hash = createHash('sha256').update(JSON.stringify(looks))
  const stagedProducts = shot.products.map(
    (product) => `products/${product.replaceAll('-', '_')}.py`,
  )
  for (const file of closure([
    `${shot.module}.py`,
    ...stagedProducts,
    'studio/take.py',
    'darkroom/develop.py',
  ])) {
    hash.update(file).update(readFileSync(new URL(file, root)))
  }
  return hash.digest('hex').slice(0, 20)
}

/** The files and all that they import from this package, sorted. */
function closure(entries: string[]): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const imported of importsOf(file)) visit(imported)
  }
  for (const entry of entries) visit(entry)
  return [...found].toSorted()
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
    .flatMap((name) => [`${name.replaceAll('.', '/')}.py`, `${beside}${name}.py`])
    .filter((path) => existsSync(new URL(path, root)))
  known.set(file, imported)
  return imported
}
