import { lazyComponent } from '../../../lib/lazy-component.tsx'

/** A list with filters, in a chunk of its own: lists without any do not load it. */
export const FilteredList = lazyComponent(() => import('./FilteredList.tsx'))
