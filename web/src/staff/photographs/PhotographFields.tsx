import {
  type PicturePlace,
  uploadedAddress,
  type UploadedPicture,
} from '@argo/domain/pictures/uploaded-picture'
import { TextField } from '../../ui/Field.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Options, textOptions } from '../ui/Options.tsx'

const views = [
  'from the front',
  'from the left',
  'from the right',
  'from behind',
  'from above',
  'from below',
  'in use',
  'in its box',
]

/** What is said of an uploaded photograph: what it shows, its color, and what counts where it is cut. */
export function PhotographFields({
  picture,
  subject,
  colors,
  id,
  error,
  onChange,
  onReplace,
}: {
  picture: UploadedPicture
  /** The product's name, before what the photograph shows. */
  subject: string
  colors: readonly string[]
  /** Of the field of what it shows. */
  id: string
  error: string | undefined
  onChange: (src: string) => void
  onReplace: (files: Iterable<File>) => void
}) {
  const { focus, color, alt } = picture
  const change = (changed: Partial<PicturePlace>) =>
    onChange(uploadedAddress(picture, { focus, color, alt, ...changed }))
  const prefix = color === null ? subject : `${subject} in ${color}`
  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="flex w-32 shrink-0 flex-col gap-2">
        <FocusPicture picture={picture} onFocus={(focus) => change({ focus })} />
        <label className="prose-link flex min-h-6 cursor-pointer text-sm has-focus-visible:outline-2">
          Replace
          <span className="sr-only"> the photograph {alt}</span>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="sr-only"
            onChange={({ target }) => {
              onReplace(target.files ?? [])
              target.value = ''
            }}
          />
        </label>
      </div>
      <div className="flex min-w-0 grow basis-56 flex-col gap-4">
        <TextField
          label="What it shows"
          name={id}
          id={id}
          value={alt}
          error={error}
          maxLength={120}
          list={`${id}-views`}
          placeholder="from the front"
          help={alt === '' ? undefined : `Read out as “${prefix}, ${alt}”.`}
          onChange={({ target }) => change({ alt: target.value })}
        />
        <datalist id={`${id}-views`}>
          <Options options={textOptions(views)} />
        </datalist>
        {(colors.length > 0 || color !== null) && (
          <SelectField
            label="Color"
            name={`${id}-color`}
            value={color ?? ''}
            onChange={({ target }) => change({ color: target.value || null })}
          >
            <option value="">Every color</option>
            <Options chosen={color ?? undefined} options={textOptions(colors)} />
          </SelectField>
        )}
        <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
          <legend className="mb-1 text-sm font-semibold">Focal point</legend>
          <FocusSlider
            label="Across"
            value={focus.x}
            onChange={(x) => change({ focus: { ...focus, x } })}
          />
          <FocusSlider
            label="Down"
            value={focus.y}
            onChange={(y) => change({ focus: { ...focus, y } })}
          />
        </fieldset>
      </div>
    </div>
  )
}

function FocusSlider({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (value: number) => void
}) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        step={25}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={({ target }) => onChange(Number(target.value))}
        className="w-24 accent-accent"
      />
    </label>
  )
}

/** The whole picture with a mark where it counts, which a pointer sets; the sliders do the same. */
function FocusPicture({
  picture,
  onFocus,
}: {
  picture: UploadedPicture
  onFocus: (focus: PicturePlace['focus']) => void
}) {
  const { width, height, focus } = picture
  // In steps of a quarter, as the sliders.
  const nearest = (part: number) => Math.min(4, Math.max(0, Math.round(part * 4))) * 25
  return (
    // The sliders are for keys and screen readers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      draggable
      className="relative cursor-crosshair"
      onClick={({ currentTarget, clientX, clientY }) => {
        const box = currentTarget.getBoundingClientRect()
        onFocus({
          x: nearest((clientX - box.left) / box.width),
          y: nearest((clientY - box.top) / box.height),
        })
      }}
    >
      <Picture src={uploadedAddress(picture, picture)} alt="" sizes="8rem" className="w-full" />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        <circle
          cx={(width * focus.x) / 100}
          cy={(height * focus.y) / 100}
          r={Math.max(width, height) / 20}
          className="fill-accent/60 stroke-white"
          strokeWidth={width / 60}
        />
      </svg>
    </div>
  )
}
