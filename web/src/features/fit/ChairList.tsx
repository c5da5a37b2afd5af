import type { Chair } from '@argo/domain/fit/chair'
import { type ChairFit, measuresOf, type Sitter } from '@argo/domain/fit/chair-fit'
import type { Status } from '@argo/domain/fit/check'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { inWords } from '@argo/domain/text/in-words'
import { inFeet, inPounds, type Units, toInches } from '@argo/domain/text/us-units'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { ProductRow } from './ProductRow.tsx'
import { SeatedFigure } from './SeatedFigure.tsx'
import { StatusIcon, statusInk, statusWords } from '../../ui/StatusIcon.tsx'

const words: Record<Status, string> = { ...statusWords, tight: 'At the edge' }

/** The id of what says which chair fits. */
export const verdictId = 'verdict'

type Fit = ChairFit & { chair: Chair }

/** Every chair with its figures and, once a measure is given, whether it fits and why. */
export function ChairList({
  fits,
  sitter,
  units,
  isAnswerFirst,
}: {
  fits: readonly Fit[]
  sitter: Sitter
  /** Which of the figures’ units come first. */
  units: Units
  /** Whether it stands before the form on a phone. */
  isAnswerFirst: boolean
}) {
  const asked = sitter.height !== undefined || sitter.weight !== undefined
  const { headline, detail, hasBest } = verdict(fits, sitter)
  const [best, others] = hasBest ? [fits[0], fits.slice(1)] : [undefined, fits]
  const scale = statures(fits)
  return (
    <section
      aria-labelledby="chairs"
      className="mt-10 min-w-0 forced-colors:[&_svg]:text-[CanvasText]"
    >
      <h2 id="chairs" className="sr-only">
        Chairs
      </h2>
      {isAnswerFirst && (
        <p className="no-print tabular mb-4 flex flex-wrap items-center gap-x-4 text-lead md:hidden">
          {measuresOf(sitter, units).join(' · ')}
          <a href="#measures" className="prose-link inline-flex min-h-11 items-center">
            Edit<span className="sr-only"> your measures</span>
          </a>
        </p>
      )}
      <p
        id={verdictId}
        role="status"
        tabIndex={-1}
        className={`scroll-mt-24 ${asked ? '' : 'text-muted print:hidden'}`}
      >
        <span className={`display block min-h-8 ${asked ? 'text-display' : 'text-title'}`}>
          {headline}
        </span>
        {detail && <span className="mt-2 block text-lead text-balance text-muted">{detail}</span>}
      </p>
      <div
        className={`mt-6 grid gap-x-6 gap-y-6 md:grid-cols-2 xl:gap-x-8 print:block ${best ? 'xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)]' : 'items-start md:*:first:sticky md:*:first:top-24'}`}
      >
        {best && <BestChair {...{ fit: best, sitter, scale, units }} />}
        <SeatedFigure sitter={sitter} chair={fits[0]?.chair} units={units} />
        <ul
          className={
            best
              ? 'md:max-xl:col-span-2 md:max-xl:grid md:max-xl:grid-cols-3 md:max-xl:gap-x-6 md:max-xl:*:border-t-0 md:max-xl:*:pt-0'
              : ''
          }
        >
          {others.map(({ chair, status, soFar, reasons }) => (
            <ProductRow
              key={chair.product.id}
              product={chair.product}
              status={asked && <Fits status={status} soFar={soFar} />}
            >
              {asked ? (
                <>
                  <HeightRange {...{ chair, sitter, scale, units }} />
                  <Reasons reasons={reasons} />
                </>
              ) : (
                <Figures chair={chair} units={units} />
              )}
            </ProductRow>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The chair that fits best, with a picture large enough to know it by. */
function BestChair({
  fit: { chair, status, soFar, reasons },
  sitter,
  scale,
  units,
}: {
  fit: Fit
  sitter: Sitter
  scale: Chair['height']
  units: Units
}) {
  const { product } = chair
  return (
    <div className="chamfer panel flex flex-col border-t-3 border-accent print:break-inside-avoid">
      <Picture
        src={cutOutOf(product.imageUrl)}
        alt=""
        priority
        sizes="(min-width: 48rem) 30rem, 90vw"
        className="glow min-h-64 w-full flex-[1_1_16rem] object-contain p-4 [--color-glow:#4b5563] [--color-raised:#252b33] max-md:aspect-4/3 md:h-0 print:hidden"
      />
      <div className="p-5 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h3 className="display text-title wrap-anywhere">{product.name}</h3>
          <Fits status={status} soFar={soFar} />
        </div>
        <HeightRange {...{ chair, sitter, scale, units }} />
        <Reasons reasons={reasons} />
        <ButtonLink {...productLink(product)} className="mt-5">
          See {product.name}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The heights that a chair is made for, among those of all chairs, and the visitor's. */
function HeightRange({
  chair: { height },
  sitter,
  scale: { from, to },
  units,
}: {
  chair: Chair
  sitter: Sitter
  scale: Chair['height']
  units: Units
}) {
  if (sitter.height === undefined) return null
  const at = (cm: number) => `${((Math.min(Math.max(cm, from), to) - from) / (to - from)) * 100}%`
  const yours = at(sitter.height)
  return (
    <svg aria-hidden="true" className="tabular mt-2 mb-1 h-9 w-full overflow-visible">
      <line x2="100%" y1="28" y2="28" className="stroke-line" strokeWidth="6" />
      <line
        x1={at(height.from)}
        x2={at(height.to)}
        y1="28"
        y2="28"
        className="stroke-muted"
        strokeWidth="6"
      />
      <line
        x1={yours}
        x2={yours}
        y1="20"
        y2="36"
        className="stroke-accent-bright"
        strokeWidth="3"
      />
      <text
        x={yours}
        y="14"
        textAnchor="middle"
        className="fill-accent-bright text-sm font-bold forced-colors:fill-[CanvasText]"
      >
        {units === 'us' ? inFeet(sitter.height) : Math.round(sitter.height)}
      </text>
    </svg>
  )
}

function Fits({ status, soFar }: Pick<Fit, 'status' | 'soFar'>) {
  return (
    <p className={`flex items-center gap-2 font-bold ${statusInk(soFar)}`}>
      <StatusIcon status={status} className="size-5" />
      {status === soFar ? words[status] : `${words[soFar]} so far`}
    </p>
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

/** The heights that any of the chairs is made for. */
function statures(fits: readonly Fit[]): Chair['height'] {
  return {
    from: Math.min(...fits.map(({ chair }) => chair.height.from)),
    to: Math.max(...fits.map(({ chair }) => chair.height.to)),
  }
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
