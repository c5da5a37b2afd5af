import type { Chair } from '@argo/domain/fit/chair'
import { chairFit, type Sitter } from '@argo/domain/fit/chair-fit'
import type { Status } from '@argo/domain/fit/check'
import { inWords } from '@argo/domain/in-words'
import { Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue-links.ts'
import { StatusIcon } from './StatusIcon.tsx'

const words: Record<Status, string> = {
  fits: 'Fits',
  tight: 'At the edge',
  unknown: 'Not known',
  collides: 'Does not fit',
}

/** Every chair with its figures and, once a measure is given, whether it fits and why. */
export function ChairRows({ chairs, sitter }: { chairs: readonly Chair[]; sitter: Sitter }) {
  const asked = sitter.height !== undefined || sitter.weight !== undefined
  const known = sitter.height !== undefined && sitter.weight !== undefined
  const fits = chairs.map((chair) => ({ chair, ...chairFit(chair, sitter) }))
  const fitting = fits
    .filter(({ soFar }) => soFar === 'fits')
    .map(({ chair }) => chair.product.name)
  return (
    <section aria-labelledby="chairs" className="mt-12">
      <h2 id="chairs" className="sr-only">
        Chairs
      </h2>
      <p role="status" className="display min-h-8 text-title">
        {asked && verdict(fitting, known)}
      </p>
      <ul className="mt-4 border-b border-slag">
        {fits.map(({ chair, status, soFar, reasons }) => (
          <li
            key={chair.product.id}
            className="grid grid-cols-1 gap-x-10 gap-y-3 border-t border-slag py-5 md:grid-cols-2 print:break-inside-avoid"
          >
            <div>
              <h3>
                <Link
                  {...productLink(chair.product)}
                  className="inline-flex min-h-11 items-center text-title font-bold hover:text-ember-hot"
                >
                  {chair.product.name}
                </Link>
              </h3>
              <Figures chair={chair} />
            </div>
            {asked && (
              <div className="flex gap-4">
                <StatusIcon status={status} className="mt-2 size-6" />
                <div>
                  <p className="text-title font-bold">
                    {status === soFar ? words[status] : `${words[soFar]} so far`}
                  </p>
                  <ul className="tabular mt-1 text-steel">
                    {reasons.map((reason) => (
                      <li key={reason}>{reason}</li>
                    ))}
                  </ul>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figures({ chair: { load, height, seat } }: { chair: Chair }) {
  const figures = [
    ['Your height', `${height.from}–${height.to} cm`],
    ['Maximum load', `${load} kg`],
    ['Seat height', `${seat.from}–${seat.to} cm`],
  ]
  return (
    <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-steel">{label}</dt>
          <dd className="tabular font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function verdict(fitting: string[], known: boolean): string {
  const soFar = known ? '' : ' so far'
  if (fitting.length === 0) return `None of them fits${soFar || ' without a limit'}`
  return `${inWords(fitting)} ${fitting.length === 1 ? 'fits' : 'fit'} you${soFar}`
}
