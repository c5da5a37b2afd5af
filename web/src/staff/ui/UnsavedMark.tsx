import { useRouteContext } from '@tanstack/react-router'
import { hasDraft } from './draft.ts'

/** Goes on after what is said of a row: that what was typed on this device into its form, "product-79", is not saved. */
export function UnsavedMark({ form }: { form: string }) {
  const personId = useRouteContext({ from: '/desk', select: ({ person }) => person.id })
  return hasDraft({ personId, name: form }) && <span className="text-warn">, not saved</span>
}
