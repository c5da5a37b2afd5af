import sharp from 'sharp'
import { photographFiles } from './photograph-files.ts'

// A process of its own: what a damaged file does to the decoder ends with it. What it reads is named by its parent.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
})
process.once('disconnect', () => process.exit())
process.once('message', (path) => {
  void (async () => {
    process.send?.(await photographFiles(String(path)), () => process.disconnect())
  })()
})
