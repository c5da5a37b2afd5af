import type { Chair } from '@argo/domain/fit/chair'
import type { ChairFit, Sitter } from '@argo/domain/fit/chair-fit'
import type { Status } from '@argo/domain/fit/check'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { inWords } from '@argo/domain/text/in-words'
import { inFeet, inPounds, type Units, toInches } from '@argo/domain/text/us-units'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { StatusIcon, statusWords } from './StatusIcon.tsx'

const words: Record<Status, string> = { ...statusWords, tight: 'At the edge' }

type Fit = ChairFit & { chair: Chair }

/** Every chair with its figures and, once a measure is given, whether it fits and why: the best first. */
export function ChairRows({
  ref,
  fits,
  sitter,
  units,
}: {
  /** The verdict. */
  ref: Ref<HTMLParagraphElement>
  fits: readonly Fit[]
  sitter: Sitter
  /** Which of the figures’ units come first. */
  units: Units
}) {
  const asked = sitter.height !== undefined || sitter.weight !== undefined
  const known = sitter.height !== undefined && sitter.weight !== undefined
  const named = (status: Status) =>
    fits.filter(({ soFar }) => soFar === status).map(({ chair }) => chair.product.name)
  return (
    <section
      aria-labelledby="chairs"
      className="min-w-0 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 forced-colors:[&_svg]:text-[CanvasText]"
    >
      <h2 id="chairs" className="sr-only">
        Chairs
      </h2>
      <p
        ref={ref}
        role="status"
        tabIndex={-1}
        className={`display min-h-8 scroll-mt-24 text-title ${asked ? '' : 'text-muted print:hidden'}`}
      >
        {asked
          ? verdict(named('fits'), named('tight'), known)
          : 'Enter your height or weight first'}
      </p>
      <ul className="mt-4 border-b border-line">
        {fits.map(({ chair, status, soFar, reasons }, index) => (
          <li
            key={chair.product.id}
            className="grid grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] items-start gap-x-5 gap-y-3 border-t border-line py-5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-8 print:grid-cols-[4rem_1fr] print:break-inside-avoid print:gap-y-0 print:py-2"
          >
            <span className="glow chamfer flex aspect-square items-center justify-center [--cut:12px] sm:row-span-3">
              <Picture
                src={cutOutOf(chair.product.imageUrl)}
                alt=""
                sizes="9rem"
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
            <div className="max-sm:col-span-2">
              <Figures chair={chair} units={units} />
            </div>
            {asked && (
              <div className="flex gap-4 max-sm:col-span-2">
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
                  {index === 0 && soFar !== 'collides' && (
                    <ButtonLink {...productLink(chair.product)} look="outline" className="mt-4">
                      See {chair.product.name}
                    </ButtonLink>
                  )}
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figures({ chair: { load, height, seat }, units }: { chair: Chair; units: Units }) {
  const figures = [
    [
      'User height',
      `${height.from}–${height.to} cm`,
      `${inFeet(height.from)}–${inFeet(height.to)}`,
    ],
    ['Maximum load', `${load} kg`, `${inPounds(load)} lb`],
    [
      'Seat height',
      `${seat.from}–${seat.to} cm`,
      `${toInches(seat.from * 10)}–${toInches(seat.to * 10)} in`,
    ],
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(([label, metric, us]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular font-bold *:whitespace-nowrap">
            <span>{units === 'us' ? us : metric}</span>{' '}
            <span className="text-sm font-normal text-muted">{units === 'us' ? metric : us}</span>
          </dd>
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
