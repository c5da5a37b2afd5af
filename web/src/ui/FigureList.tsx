import type { Spec } from '@argo/domain/products/spec'
import { usFirst } from '@argo/domain/text/us-units'
import { unbroken } from '../lib/text/unbroken.ts'

/** Key figures, in US units where people think in them: side by side or, in a narrow card, one a row. */
export function FigureList({ figures }: { figures: Spec[] }) {
  if (figures.length === 0) return null
  const row =
    figures.length > 1
      ? 'ruled:flex-row ruled:items-baseline ruled:justify-between ruled:gap-x-4 ruled:border-b ruled:*:last:max-w-2/3 ruled:*:last:shrink-0 ruled:*:last:text-right'
      : ''
  return (
    <div className="@container pt-3 print:pt-1">
      <dl className="flex flex-col gap-x-3 @min-[25rem]:flex-row @min-[25rem]:flex-wrap @min-[25rem]:gap-y-2">
        {figures.map((figure) => (
          <div
            key={figure.label}
            className={`flex grow flex-col-reverse justify-end border-line print:flex-col-reverse ${row}`}
          >
            <dt className="text-sm/5 text-muted lg:text-[0.9375rem]/5 print:text-xs">
              {figure.label}
            </dt>
            <dd className="tabular text-[1.25rem]/8 font-bold print:text-base">
              <Figure text={usFirst(figure)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A number, and in small letters what it holds under: "57 mm", "top, with fans". */
function Figure({ text }: { text: string }) {
  const end = /^[−\d]/.test(text) ? text.indexOf(', ') : -1
  if (end === -1) return unbroken(text)
  return (
    <>
      {unbroken(text.slice(0, end))}
      <span className="sr-only">, </span>
      <span className="block text-sm/5 font-normal text-muted">
        {unbroken(text.slice(end + 2))}
      </span>
    </>
  )
}
