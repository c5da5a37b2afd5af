import { notify } from './notify.ts'

// The specification's words; a product without a file has a notification all the same.
const texts: Record<string, string> = {
  '79 Manual': 'The Edge Manual is downloading.',
  '71 Software': 'The G-100M Software is downloading.',
  '93 Datasheet': 'The Nivos datasheet is downloading.',
}

/** Tells the visitor that a download has started, of a product's file or of none in particular. */
export function notifyOfDownload(file?: { productId: number; kind: string }): void {
  const text =
    file && (texts[`${file.productId} ${file.kind}`] ?? `The ${file.kind} is downloading.`)
  notify({ title: 'Download Started', text: text ?? 'The Manual is downloading.' })
}
