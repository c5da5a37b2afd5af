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
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Picture, sizesOf } from '../../ui/Picture.tsx'
import { StatusIcon, statusWords } from './StatusIcon.tsx'

const words: Record<Status, string> = { ...statusWords, tight: 'At the edge' }

type Fit = ChairFit & { chair: Chair }

/** Every chair with its figures and, once a measure is given, whether it fits and why: the best first, and largest. */
export function ChairList({
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
  const { headline, detail, hasBest } = verdict(fits, sitter)
  return (
    <section aria-labelledby="chairs" className="min-w-0 forced-colors:[&_svg]:text-[CanvasText]">
      <h2 id="chairs" className="sr-only">
        Chairs
      </h2>
      <p
        ref={ref}
        role="status"
        tabIndex={-1}
        className={`scroll-mt-24 ${asked ? '' : 'text-muted print:hidden'}`}
      >
        <span className={`display block min-h-8 ${asked ? 'text-display' : 'text-title'}`}>
          {headline}
        </span>
        {detail && <span className="mt-2 block text-lead text-balance text-muted">{detail}</span>}
      </p>
      <ul
        className={`mt-6 grid gap-3 sm:gap-4 lg:gap-6 print:block ${hasBest ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}
      >
        {fits.map((fit, index) => (
          <ChairCard
            key={fit.chair.product.id}
            {...{ fit, units, asked }}
            isBest={hasBest && index === 0}
          />
        ))}
      </ul>
    </section>
  )
}

function ChairCard({
  fit: { chair, status, soFar, reasons },
  units,
  asked,
  isBest,
}: {
  fit: Fit
  units: Units
  asked: boolean
  isBest: boolean
}) {
  const { product } = chair
  const See = isBest ? ButtonLink : ArrowLink
  return (
    <li
      className={`chamfer panel flex flex-col print:grid print:grid-cols-[4rem_1fr] print:break-inside-avoid print:py-2 ${isBest ? 'sm:col-span-full sm:grid sm:grid-cols-[2fr_3fr]' : ''}`}
    >
      <span
        className={`glow flex items-center justify-center print:aspect-square ${isBest ? 'max-sm:aspect-[5/4]' : 'aspect-[5/4]'}`}
      >
        <Picture
          src={cutOutOf(product.imageUrl)}
          alt=""
          sizes={sizesOf('80vw', isBest ? '(min-width: 40rem) 30vw' : '(min-width: 40rem) 24vw')}
          className={`object-contain p-3 ${isBest ? 'max-sm:size-full sm:aspect-square sm:w-full' : 'size-full'}`}
        />
      </span>
      <div
        className={`flex grow flex-col gap-3 p-5 max-sm:p-4 print:gap-1 print:p-0 ${isBest ? 'justify-center sm:p-8' : ''}`}
      >
        <h3 className="wrap-anywhere">
          <Link
            {...productLink(product)}
            className="display inline-flex min-h-11 items-center text-title hover:text-accent-bright print:min-h-0"
          >
            {product.name}
          </Link>
        </h3>
        {asked && (
          <div>
            <p className="flex items-center gap-3 text-lead font-bold">
              <StatusIcon status={status} className="size-6" />
              {status === soFar ? words[status] : `${words[soFar]} so far`}
            </p>
            <ul className="tabular mt-2 grid gap-1 text-muted">
              {reasons.map((reason) => (
                <li key={reason}>{unbroken(reason)}</li>
              ))}
            </ul>
          </div>
        )}
        <Figures chair={chair} units={units} />
        <See
          {...productLink(product)}
          className={isBest ? 'mt-2 self-start' : 'mt-auto self-start'}
        >
          See {product.name}
        </See>
      </div>
    </li>
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
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
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

/** The answer in a sentence and, where several chairs fit, why the first one is shown before the others. */
function verdict(fits: readonly Fit[], { height, weight }: Sitter) {
  if (height === undefined && weight === undefined)
    return { headline: 'Enter your height or weight first', hasBest: false }
  const so = height === undefined || weight === undefined ? ' so far' : ''
  const named = (status: Status) =>
    fits.filter(({ soFar }) => soFar === status).map(({ chair }) => chair.product.name)
  const fitting = named('fits')
  const names = fitting.length > 0 ? fitting : named('tight')
  const [first, ...others] = names
  if (first === undefined) return { headline: 'None of them fits you', hasBest: false }
  const edge = fitting.length > 0 ? '' : ', at the edge'
  if (others.length > 0 && height === undefined)
    return { headline: `${inWords(names)} fit you${edge}${so}`, hasBest: false }
  return {
    headline: `${first} fits you${others.length > 0 ? ' best' : ''}${edge}${so}`,
    detail:
      others.length > 0 &&
      `Your height is nearest the middle of its range. ${inWords(others)} ${others.length === 1 ? 'fits' : 'fit'} you too.`,
    hasBest: true,
  }
}
