import type { View } from './svg/camera.ts'
import type { Palette } from './svg/finish.ts'
import type { Model } from './svg/model.ts'

/** One product of the catalogue as the illustrator sees it. `build` is told the view, for poses such as a reclined back. */
export type Product = {
  key: string
  build: (view: string) => Model
  views: Record<string, View>
  palette?: Palette
  colours?: Record<string, Palette>
  poses?: string[]
}
