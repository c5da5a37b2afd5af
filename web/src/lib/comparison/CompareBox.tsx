import { comparisonName } from '@argo/domain/comparison/address'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { addToTray, takeOut, type TrayChoice, useIsInTray } from './comparison-tray.ts'
import { compareForm } from './tray-storage.ts'

/** "Compare": puts a product into the tray and takes it out again. Without scripts a check box of a form. */
export function CompareBox({
  product,
  className = '',
}: {
  product: TrayChoice
  className?: string
}) {
  const box = useRef<HTMLInputElement>(null)
  const chosen = useIsInTray(product)
  const name = comparisonName(product)

  // Ticked before the scripts had come.
  useEffect(() => {
    if (box.current?.checked) addToTray(product)
  }, [product])

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    if (target.checked) addToTray(product)
    else takeOut(name)
  }

  return (
    <label className={`compare-box ${className}`}>
      <input
        ref={box}
        type="checkbox"
        name="products"
        value={name}
        form={compareForm}
        checked={chosen}
        onChange={choose}
        autoComplete="off"
        className="tick"
      />
      <span>
        Compare<span className="sr-only"> {product.name}</span>
      </span>
    </label>
  )
}
