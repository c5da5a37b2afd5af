import { photographAddress } from '@argo/domain/pictures/photographs'
import { OpenCase } from '../../ui/OpenCase.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SeatedPerson } from '../../ui/SeatedPerson.tsx'

const figures = {
  '/fit': <CardInCase />,
  '/fit/chairs': <SeatedAtDesk />,
  '/compare': <TwoColumns />,
}

/** What a tool does, in a drawing. */
export default function ToolFigure({ address }: { address: keyof typeof figures }) {
  return figures[address]
}

/** Around the card, with what is free before it. */
function CardInCase() {
  return (
    <OpenCase preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full px-8">
      <path className="fill-accent" fillOpacity={0.3} d="M26 258h296v58H26z" />
      <circle cx="112" cy="287" r="21" />
      <circle cx="236" cy="287" r="21" />
      <path className="text-ok" d="M328 287h70M328 277v20M398 277v20" />
    </OpenCase>
  )
}

/** In cm, around the hips of the person. */
function SeatedAtDesk() {
  return (
    <svg
      viewBox="-90 -146 220 150"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className="absolute inset-0 size-full p-4 pb-0"
    >
      <g className="text-line">
        <path strokeWidth="12" d="M-19-52C-22-76-30-92-35-120" />
        <path strokeWidth="10" d="M-17-42H28" />
        <path strokeWidth="5" d="M7-38V-12M-22-6 7-13 36-6" />
        <path strokeWidth="8" d="M-22-3h0M7-3h0M36-3h0" />
      </g>
      <g className="text-muted">
        <SeatedPerson stature={178} seat={47} hand={77} halo="stroke-surface" />
        <path strokeWidth="3" d="M36-73H98M90-72V0" />
        <path strokeWidth="1" d="M-80 0H120" />
      </g>
      <path
        className="text-accent"
        strokeWidth="1.5"
        d="M-50 0V-47M-56 0h12M-56-47H-20M106 0V-73M100 0h12M100-73h12"
      />
    </svg>
  )
}

/** Two cases over their figures, of which the better ones are lit. */
function TwoColumns() {
  return (
    <span className="absolute inset-0 grid grid-cols-2 gap-6 p-6 pb-0">
      {(['edge', 'calypso'] as const).map((product, column) => (
        <span key={product} className="flex min-h-0 flex-col">
          <Picture
            src={photographAddress(`${product}/cut-out`)}
            alt=""
            sizes="12rem"
            className="min-h-0 grow object-contain"
          />
          <Bar long={column === 0} />
          <Bar long={column === 1} />
          <Bar long={column === 0} />
        </span>
      ))}
    </span>
  )
}

function Bar({ long }: { long: boolean }) {
  return (
    <span className="flex h-6 flex-none items-center border-t border-line">
      <span className={`h-2 ${long ? 'w-3/4 bg-accent' : 'w-1/2 bg-muted'}`} />
    </span>
  )
}
