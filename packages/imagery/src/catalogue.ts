import type { Product } from './product.ts'
import { armada } from './products/armada.ts'
import { astra } from './products/astra.ts'
import { cases } from './products/cases.ts'
import { coolers } from './products/coolers.ts'
import { desk } from './products/desk.ts'
import { imperium } from './products/imperium.ts'
import { monitorMounts } from './products/monitor-mounts.ts'
import { monitors } from './products/monitors.ts'
import { mouse } from './products/mouse.ts'
import { power } from './products/power.ts'
import { steelwork } from './products/steelwork.ts'
import { swiftPro } from './products/swift-pro.ts'

/** Every product that is drawn. */
export const catalogue: Product[] = [
  ...cases,
  ...coolers,
  ...power,
  mouse,
  ...desk,
  ...steelwork,
  swiftPro,
  armada,
  imperium,
  astra,
  ...monitors,
  ...monitorMounts,
]
