import { photographName } from './photographs.ts'
import { uploadedPicture } from './uploaded-picture.ts'

/** The view that a picture shows, from its address: "rear-three-quarter"; of an uploaded one, what no other is called by. */
export function viewOf(src: string): string {
  const uploaded = uploadedPicture(src)
  if (uploaded) return uploaded.name.slice(0, 12)
  const name = photographName(src) ?? src.replace(/\.\w+$/, '')
  return name.slice(name.lastIndexOf('/') + 1)
}

const closeViews = new Set(['headrest', 'armrest', 'base'])

/** True for a close-up. */
export function isCloseView(src: string): boolean {
  const view = viewOf(src)
  return view.startsWith('detail') || closeViews.has(view)
}
