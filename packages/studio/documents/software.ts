import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { longDate } from '@argo/domain/text/date'
import { numbersIn } from '@argo/domain/facts/lookup'
import { factsOf } from '@argo/domain/facts/read-specs'
import { downloadOf } from '@argo/domain/products/downloads'
import { zipSync } from 'fflate'
import type { Zippable } from 'fflate'
import { factOf, figureOf, stated } from './catalogue.ts'
import type { Product } from '@argo/domain/products/product'

const sources = new URL('g-100m-software/', import.meta.url)
const rates = [125, 250, 500, 1000]
const weights = [400, 700]

/** What the editor must know about the mouse, from its specifications. */
export function mouseFacts(product: Product) {
  const [, dpiStep] = /in steps of (\d+)/.exec(factOf(product, 'Resolution')) ?? []
  const [memory] = numbersIn(factsOf(product), 'Profiles', 'MB')
  return {
    version: downloadOf(product.id)!.version,
    maxDpi: figureOf(product, 'Resolution'),
    dpiStep: stated(product, 'Resolution', dpiStep === undefined ? undefined : Number(dpiStep)),
    pollingRates: rates.filter((rate) => rate <= figureOf(product, 'Polling rate')),
    effectCount: figureOf(product, 'Lighting'),
    buttonCount: figureOf(product, 'Buttons'),
    profileCount: figureOf(product, 'Profiles'),
    memoryMegabytes: stated(product, 'Profiles', memory),
  }
}

/** The profile editor as a ZIP file, the same bytes for the same sources. */
export function profileEditor(product: Product): Uint8Array {
  const facts = mouseFacts(product)
  const { version, date } = downloadOf(product.id)!
  const words: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(facts).map(([key, value]) => [key, String(value).replaceAll(',', ', ')]),
    ),
    date: longDate(date),
  }
  const files: Record<string, Uint8Array> = {
    'facts.js': bytes(`'use strict'\n\nconst mouse = ${JSON.stringify(facts, null, 2)}\n`),
    VERSION: bytes(`${version}\n`),
    ...fonts(),
  }
  for (const name of readdirSync(sources)) {
    const file = readFileSync(new URL(name, sources))
    files[name] =
      name === 'README.txt'
        ? windowsLines(fill(String(file), words))
        : name.endsWith('.txt')
          ? windowsLines(String(file))
          : file
  }
  return pack(files, date)
}

function fonts(): Record<string, Uint8Array> {
  const resolve = createRequire(import.meta.url).resolve
  const names = weights.map((weight) => `archivo-latin-${weight}-normal.woff2`)
  return {
    'fonts/OFL.txt': readFileSync(resolve('@fontsource/archivo/LICENSE')),
    ...Object.fromEntries(
      names.map((name) => [
        `fonts/${name}`,
        readFileSync(resolve(`@fontsource/archivo/files/${name}`)),
      ]),
    ),
  }
}

const bytes = (text: string) => new TextEncoder().encode(text)

// Notepad of older Windows versions shows bare line feeds as one long line.
const windowsLines = (text: string) => bytes(text.replaceAll('\n', '\r\n'))

function fill(text: string, words: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const word = words[key]
    if (word === undefined) throw new Error(`README.txt asks for {${key}}, which nothing fills`)
    return word
  })
}

function pack(files: Record<string, Uint8Array>, date: string): Uint8Array {
  // ZIP stores local time without a zone, so the date is given without one too.
  const mtime = `${date}T12:00:00`
  const entries = Object.keys(files)
    .toSorted()
    .map((name) => [`argo-g-100m/${name}`, [files[name]!, { mtime, level: 9 }]])
  return zipSync(Object.fromEntries(entries) as Zippable)
}
