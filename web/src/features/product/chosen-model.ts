import type { ProductModel } from '@argo/domain/products/product-detail'

/** The model in a color; of a product without one in it, another. */
export function chosenModel(
  models: readonly ProductModel[],
  color: string | null,
): ProductModel | undefined {
  return models.find((one) => one.color === color) ?? models[0]
}

/** ", in Black/Red" where the model has another color than the chosen one. */
export function shownIn(model: ProductModel, color: string | null): string {
  return model.color === color || model.color === null ? '' : `, in ${model.color}`
}
