import type { Chair } from '@argo/domain/fit/chair'
import { chairFit, type Sitter } from '@argo/domain/fit/chair-fit'
import { type Status, statuses } from '@argo/domain/fit/check'
import { inWords } from '@argo/domain/text/in-words'
import { Link } from '@tanstack/react-router'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { Picture } from '../../ui/Picture.tsx'
import { StatusIcon } from './StatusIcon.tsx'
import './chairs.css'

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
  const place = ({ soFar }: { soFar: Status }) => statuses.indexOf(soFar)
  const fits = chairs
    .map((chair) => ({ chair, ...chairFit(chair, sitter) }))
    .toSorted((one, other) => place(one) - place(other))
  const named = (status: Status) =>
    fits.filter(({ soFar }) => soFar === status).map(({ chair }) => chair.product.name)
  return (
    <section aria-labelledby="chairs" className="mt-12">
      <h2 id="chairs" className="sr-only">
        Chairs
      </h2>
      <p role="status" className="chair-verdict display text-title unscripted:hidden">
        {asked && verdict(named('fits'), named('tight'), known)}
      </p>
      <ul className="mt-4 border-b border-line">
        {fits.map(({ chair, status, soFar, reasons }) => (
          <li
            key={chair.product.id}
            className="chair border-t border-line py-5 print:break-inside-avoid"
          >
            <span className="chair-picture glow chamfer flex aspect-square items-center justify-center [--cut:12px]">
              <Picture
                src={cutOutOf(chair.product.imageUrl)}
                alt=""
                sizes="8rem"
                className="size-[88%] object-contain"
              />
            </span>
            <h3 className="self-center wrap-anywhere">
              <Link
                {...productLink(chair.product)}
                className="inline-flex min-h-11 items-center text-lead font-bold hover:text-accent-bright"
              >
                {chair.product.name}
              </Link>
            </h3>
            <Figures chair={chair} />
            {asked && (
              <div className="chair-answer flex gap-4">
                <StatusIcon status={status} className="mt-1 size-6" />
                <div>
                  <p className="text-lead font-bold">
                    {status === soFar ? words[status] : `${words[soFar]} so far`}
                  </p>
                  <ul className="tabular mt-1 text-sm text-muted">
                    {reasons.map((reason) => (
                      <li key={reason}>{unbroken(reason)}</li>
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
    ['User height', `${height.from}–${height.to} cm`],
    ['Maximum load', `${load} kg`],
    ['Seat height', `${seat.from}–${seat.to} cm`],
  ]
  return (
    <dl className="chair-figures flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function verdict(fitting: string[], tight: string[], known: boolean): string {
  const names = fitting.length > 0 ? fitting : tight
  if (names.length === 0) return 'None of them fits you'
  const edge = fitting.length > 0 ? '' : ', at the edge'
  return `${inWords(names)} ${names.length === 1 ? 'fits' : 'fit'} you${edge}${known ? '' : ' so far'}`
}
