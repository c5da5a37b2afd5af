import { existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const folders = ['dist/client', 'public'].map((folder) =>
  fileURLToPath(new URL(`../../../../web/${folder}`, import.meta.url)),
)

/** Whether the site has a file at a path from its root, such as "/pictures/edge/hero-960.webp". */
export function hasFile(path: string): boolean {
  return folders.some((folder) => {
    const file = normalize(join(folder, path))
    return file.startsWith(folder) && existsSync(file)
  })
}
