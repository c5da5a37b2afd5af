import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Document from 'pdfkit'
import { language, publisher } from '../identity.ts'

declare global {
  namespace PDFKit.Mixins {
    // Understood by pdfkit, not yet in its types.
    interface StructureElementOptions {
      bbox?: [number, number, number, number]
      placement?: 'Block'
      scope?: 'Row' | 'Column'
    }
    interface AnnotationOption {
      structParent?: PDFKit.PDFStructureElement
    }
  }
}

/** The document's metadata, as PDF readers show it. */
export interface Imprint {
  title: string
  subject: string
  keywords: string
  /** The day it was issued, YYYY-MM-DD. */
  date: string
}

/** A page being set: the document, the structure element its content joins, and the next free line. */
export interface Sheet {
  doc: PDFKit.PDFDocument
  section: PDFKit.PDFStructureElement
  y: number
}

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 51, foot: 790 } as const
export const measure = page.width - 2 * page.margin

const weights = { regular: 400, semibold: 600, bold: 700, black: 800 } as const

/** Opens a tagged A4 document with embedded fonts and no timestamps, so that its bytes are reproducible. */
export function openDocument({ title, subject, keywords, date }: Imprint): PDFKit.PDFDocument {
  const issued = new Date(`${date}T12:00:00Z`)
  const doc = new Document({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      Keywords: keywords,
      Author: publisher,
      Creator: publisher,
      CreationDate: issued,
      ModDate: issued,
    },
  })
  const resolve = createRequire(import.meta.url).resolve
  for (const [name, weight] of Object.entries(weights)) {
    doc.registerFont(
      name,
      readFileSync(resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`)),
    )
  }
  return doc
}

/** Closes the document and returns its bytes. */
export function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((done, failed) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('error', failed)
    doc.on('end', () => done(Buffer.concat(chunks)))
    doc.end()
  })
}
