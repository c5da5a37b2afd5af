import type { DeskState } from '@argo/domain/products/products-search'
import { stateLabels } from './state-labels.ts'

const colors: Record<DeskState, string> = {
  draft: 'text-warn',
  scheduled: 'text-accent-bright',
  published: 'text-ok',
  discontinued: 'text-muted',
}

/** A product's state, in its word and its color. */
export function StateLabel({ state }: { state: DeskState }) {
  return <span className={colors[state]}>{stateLabels[state]}</span>
}
