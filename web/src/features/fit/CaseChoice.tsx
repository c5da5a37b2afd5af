import { own } from '@argo/domain/fit/build-fields'
import type { FitAnswer } from '@argo/domain/fit/answer-build'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import type { ReactNode } from 'react'
import { described, FieldError } from '../../ui/Field.tsx'
import { OpenCase } from '../../ui/OpenCase.tsx'
import { Picture, sizesOf } from '../../ui/Picture.tsx'

interface CaseChoiceProps {
  label: string
  /** What a case of the visitor's own is called. */
  ownLabel: string
  cases: FitAnswer['options']['case']
  value: string
  onChoose: (key: string) => void
  error?: string | undefined
}

const name = 'case'
const picture = 'aspect-3/2 w-full object-contain p-1 print:hidden'

/** Our cases, each with its picture, one of the visitor's own, and none: radio buttons. */
export function CaseChoice({ label, ownLabel, cases, value, onChoose, error }: CaseChoiceProps) {
  const isKnown = value === own || cases.some(({ key }) => key === value)
  const radio = (key: string) => (
    <input
      // A link to the field leads to what is chosen.
      id={key === (isKnown ? value : '') ? name : undefined}
      type="radio"
      name={name}
      value={key}
      checked={key === value}
      onChange={() => onChoose(key)}
      autoComplete="off"
      className="size-4 flex-none"
    />
  )
  return (
    <fieldset role="radiogroup" {...described(name, error)} className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <label className="-mt-10 -mb-1 ml-auto flex min-h-11 w-fit items-center gap-2 text-sm text-muted">
        {radio('')}
        None
      </label>
      <div className="grid max-h-96 grid-cols-2 gap-2 overflow-y-auto sm:max-lg:grid-cols-4">
        {cases.map(({ key, name, imageUrl }) => (
          <Card key={key} name={name} radio={radio(key)}>
            <Picture
              src={cutOutOf(imageUrl)}
              alt=""
              sizes={sizesOf('40vw', '12rem')}
              className={picture}
            />
          </Card>
        ))}
        <Card name={ownLabel} radio={radio(own)}>
          <OpenCase className={picture} />
        </Card>
      </div>
      <FieldError id={name} error={error} />
    </fieldset>
  )
}

function Card({ name, radio, children }: { name: string; radio: ReactNode; children: ReactNode }) {
  return (
    <label className="glow flex flex-col -outline-offset-2 outline-accent hover:outline hover:outline-muted has-checked:outline-2 has-checked:outline-accent">
      {children}
      <span className="flex min-h-11 grow items-center gap-1.5 bg-background px-2 py-2 leading-tight font-semibold">
        {radio}
        <span className="min-w-0">{name}</span>
      </span>
    </label>
  )
}
