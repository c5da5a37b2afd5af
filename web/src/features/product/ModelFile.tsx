import type { ProductModel } from '@argo/domain/products/product-detail'
import { fileSize } from '../../lib/text/file-size.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { inOtherColor } from './in-color.ts'

/** The product in three dimensions at true scale, as a file. */
export function ModelFile({ model, color }: { model: ProductModel; color: string | null }) {
  return (
    <a href={model.glb} download className={buttonClass('outline')}>
      <Icon name="cube" />
      <span>
        3D model<span className="sr-only"> at true scale</span>
        {inOtherColor(model, color)}{' '}
        <span className="font-normal normal-case">GLB, {fileSize(model.bytes)}</span>
      </span>
    </a>
  )
}
