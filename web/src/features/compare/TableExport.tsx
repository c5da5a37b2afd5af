import type { Category } from '@argo/domain/products/category'
import {
  categoryComparisonPath,
  comparisonName,
  comparisonPath,
  type ComparisonView,
  withSearch,
} from '@argo/domain/comparison/address'
import type { ComparedProduct } from '@argo/domain/comparison/comparison-schema'
import { useHydrated } from '@tanstack/react-router'
import { fetchOrThrow } from '../../lib/trpc/browser-link.ts'
import { notify } from '../../lib/notifications/notify.ts'

interface TableExportProps {
  category: Category
  /** Whether all products of the category are compared, not chosen ones. */
  whole: boolean
  chosen: readonly ComparedProduct[]
  view: ComparisonView
}

/** Copies the table as text, and prints it. Without scripts the texts are links. */
export function TableExport({ category, whole, chosen, view }: TableExportProps) {
  const path = whole ? categoryComparisonPath(category) : comparisonPath({})
  const products = whole ? undefined : chosen.map(comparisonName).join(',')
  const hydrated = useHydrated()
  const look = 'prose-link inline-flex min-h-11 items-center'
  return (
    <ul aria-label="Take it along" className="flex flex-wrap gap-x-5">
      {(['md', 'csv'] as const).map((extension) => {
        const address = withSearch(`${path}.${extension}`, { products, ...view })
        const words = `Copy as ${extension === 'md' ? 'Markdown' : 'CSV'}`
        return (
          <li key={extension}>
            {hydrated ? (
              <button type="button" className={look} onClick={() => copy(address)}>
                {words}
              </button>
            ) : (
              <a href={address} className={look}>
                {words}
              </a>
            )}
          </li>
        )
      })}
      {hydrated && (
        <li>
          <button type="button" className={look} onClick={() => window.print()}>
            Print
          </button>
        </li>
      )}
    </ul>
  )
}

// The text is written as it comes: a browser may allow writing only while the visitor's press is fresh.
async function copy(address: string): Promise<void> {
  const text = fetchOrThrow(address).then(async (response) => response.text())
  try {
    const plain = text.then((words) => new Blob([words], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })])
    notify({ title: 'Copied', text: 'The table is on the clipboard.', tone: 'success' })
  } catch {
    const loaded = await text.then(
      () => true,
      () => false,
    )
    notify({
      title: 'Not copied',
      text: loaded
        ? `The browser did not allow it. The text is at ${address}`
        : 'The table did not load. Please try again.',
      tone: 'failure',
    })
  }
}
