import { comparisonName } from '@argo/domain/comparison/address'
import {
  addToTray,
  compareForm,
  removeFromTray,
  type TrayChoice,
  useIsInTray,
} from '../lib/comparison/comparison-tray.ts'

/** "Compare": puts a product into the tray and takes it out again. Without scripts a check box of a form. */
export function CompareBox({
  product,
  className = '',
}: {
  product: TrayChoice
  className?: string
}) {
  const name = comparisonName(product)
  const chosen = useIsInTray(product)
  return (
    <label
      className={`inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold hover:text-accent-bright ${className}`}
    >
      <input
        // It may have been ticked before hydration.
        ref={(box) => {
          if (box?.checked) addToTray(product)
        }}
        type="checkbox"
        name="products"
        value={name}
        form={compareForm}
        checked={chosen}
        onChange={({ target }) => (target.checked ? addToTray(product) : removeFromTray(name))}
        autoComplete="off"
      />
      <span>
        Compare<span className="sr-only"> {product.name}</span>
      </span>
    </label>
  )
}
