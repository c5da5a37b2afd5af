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
import { SeatedFigure } from './SeatedFigure.tsx'
import { StatusIcon, statusInk, statusWords } from './StatusIcon.tsx'

const words: Record<Status, string> = { ...statusWords, tight: 'At the edge' }

type Fit = ChairFit & { chair: Chair }

/** Every chair with its figures and, once a measure is given, whether it fits and why. */
export function ChairList({
  ref,
  fits,
  sitter,
  units,
  isAnswerFirst,
}: {
  /** The verdict. */
  ref: Ref<HTMLParagraphElement>
  fits: readonly Fit[]
  sitter: Sitter
  /** Which of the figures’ units come first. */
  units: Units
  /** Whether it stands before the form on a phone. */
  isAnswerFirst: boolean
}) {
  const asked = sitter.height !== undefined || sitter.weight !== undefined
  const { headline, detail, hasBest } = verdict(fits, sitter)
  return (
    <section
      aria-labelledby="chairs"
      className={`min-w-0 forced-colors:[&_svg]:text-[CanvasText] ${isAnswerFirst ? 'max-lg:order-first' : ''}`}
    >
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
      {isAnswerFirst && (
        <a
          href="#measures"
          className="prose-link no-print mt-2 inline-flex min-h-11 items-center lg:hidden"
        >
          Change your measures
        </a>
      )}
      <div className="mt-5 grid items-start gap-x-8 gap-y-6 md:grid-cols-2 xl:gap-x-10 print:block">
        <SeatedFigure sitter={sitter} chair={fits[0]?.chair} units={units} />
        <ul>
          {fits.map((fit, index) => (
            <ChairItem
              key={fit.chair.product.id}
              {...{ fit, units, asked }}
              isBest={hasBest && index === 0}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

function ChairItem({
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
  return (
    <li
      className={`print:break-inside-avoid print:py-2 ${isBest ? 'chamfer panel mb-2 border-t-3 border-accent p-5 sm:p-6' : 'border-line py-4 not-first:border-t'}`}
    >
      <div className="flex gap-5">
        <span
          className={`glow chamfer shrink-0 self-start [--cut:10px] print:w-16 ${isBest ? 'w-[min(8rem,35%)]' : 'w-[min(6rem,28%)]'}`}
        >
          <Picture
            src={cutOutOf(product.imageUrl)}
            alt=""
            sizes="8rem"
            className="aspect-square w-full object-contain p-2"
          />
        </span>
        <div className={`min-w-0 grow ${isBest ? 'self-center' : ''}`}>
          <h3 className="wrap-anywhere">
            <Link
              {...productLink(product)}
              className="display inline-flex min-h-11 items-center text-title hover:text-accent-bright print:min-h-0"
            >
              {product.name}
            </Link>
          </h3>
          {asked && (
            <p className={`flex items-center gap-2 font-bold ${statusInk(soFar)}`}>
              <StatusIcon status={status} className="size-5" />
              {status === soFar ? words[status] : `${words[soFar]} so far`}
            </p>
          )}
          {!isBest &&
            (asked ? <Reasons reasons={reasons} /> : <Figures chair={chair} units={units} />)}
        </div>
      </div>
      {isBest && (
        <div className="mt-4 grid gap-4">
          <Reasons reasons={reasons} />
          <ButtonLink {...productLink(product)} className="mt-1 justify-self-start">
            See {product.name}
          </ButtonLink>
        </div>
      )}
    </li>
  )
}

function Reasons({ reasons }: Pick<ChairFit, 'reasons'>) {
  return (
    <ul className="tabular mt-1 grid gap-0.5 text-muted">
      {reasons.map((reason) => (
        <li key={reason}>{unbroken(reason)}</li>
      ))}
    </ul>
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
