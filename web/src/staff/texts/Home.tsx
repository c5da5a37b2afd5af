import type { HomeText } from '@argo/domain/texts/site-texts'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Hero } from '../../features/home/Hero.tsx'
import { PrecisionEngineering } from '../../features/home/PrecisionEngineering.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { trpc } from '../trpc.ts'
import { fieldId } from '../ui/field-id.ts'
import { ListField } from '../ui/ListField.tsx'
import { ViewField } from '../ui/ViewField.tsx'
import { useFilled } from './use-filled.ts'
import type { FieldsProps, PreviewProps } from './use-text-form.ts'
import { VisitorTexts } from './VisitorTexts.tsx'

export const homeNames: Record<keyof HomeText, string> = {
  headline: 'Headline',
  button: 'Words of the button',
  path: 'Page it leads to',
  scenes: 'Pictures',
  figures: 'Title of the figures',
  figuresLead: 'Lead of the figures',
  panels: 'Figures',
  featured: 'Title of the featured products',
  warranty: 'Beside the longest warranty',
}

/** The hero's words, link and pictures, and the titles below it. */
export function HomeFields({ state }: FieldsProps<'home'>) {
  const { text, errors, change } = state
  const field = (name: Exclude<keyof HomeText, 'scenes' | 'panels'>) => ({
    label: homeNames[name],
    name,
    id: fieldId(name),
    error: errors[name],
    value: text[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <>
      <TextArea rows={2} help="A line here is a line on the page." {...field('headline')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('button')} />
        <TextField spellCheck={false} help="Such as /products or /cases/edge" {...field('path')} />
      </div>
      <Scenes state={state} />
      <TextField {...field('figures')} />
      <TextArea rows={2} {...field('figuresLead')} />
      <Panels state={state} />
      <TextField {...field('featured')} />
      <TextField {...field('warranty')} />
    </>
  )
}

function Scenes({ state: { text, errors, change } }: FieldsProps<'home'>) {
  const [pictures] = trpc.texts.pictures.useSuspenseQuery()
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="display mb-3 text-lead">{homeNames.scenes}</legend>
      <p className="-mt-2 text-sm text-muted">They take turns behind the headline.</p>
      {text.scenes.map((scene, index) => {
        const path = `scenes.${index}`
        const isKnown = pictures.some(({ src }) => src === scene)
        return (
          <div key={path} className="flex items-end gap-4">
            <Picture src={scene} alt="" sizes="8rem" className="h-12 w-20 shrink-0 object-cover" />
            <div className="min-w-0 grow">
              <SelectField
                label={`Picture ${index + 1}`}
                name={path}
                id={fieldId(path)}
                error={errors[path]}
                value={scene}
                onChange={({ target }) => change({ scenes: text.scenes.with(index, target.value) })}
              >
                {!isKnown && <option value={scene}>{scene}</option>}
                {pictures.map(({ src, name }) => (
                  <option key={src} value={src}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}

function Panels({ state: { text, errors, change } }: FieldsProps<'home'>) {
  const { data: products = [] } = trpc.products.list.useQuery({ sort: 'name', state: 'published' })
  const [first] = text.panels
  return (
    <ListField
      id={fieldId('panels')}
      legend={homeNames.panels}
      help="The figure is read from the product’s specs. The first panel is the largest."
      error={errors.panels}
      items={text.panels}
      onChange={(panels) => change({ panels })}
      noun="figure"
      empty={text.panels.length < 5 && first ? { ...first, text: '' } : undefined}
    >
      {(panel, index, changePanel) => {
        const field = (name: keyof typeof panel) => ({
          name: `panels.${index}.${name}`,
          id: fieldId(`panels.${index}.${name}`),
          error: errors[`panels.${index}.${name}`],
        })
        return (
          <div className="flex flex-col gap-4">
            <SelectField
              label={`Product of figure ${index + 1}`}
              {...field('productId')}
              value={panel.productId}
              onChange={({ target }) => {
                changePanel({ ...panel, productId: Number(target.value), label: '', view: '' })
              }}
            >
              <Options
                value={panel.productId}
                options={products.map(({ id, name }) => ({ value: id, name }))}
              />
            </SelectField>
            <PanelChoices panel={panel} change={changePanel} field={field} />
            <TextArea
              label={`Text of figure ${index + 1}`}
              rows={2}
              {...field('text')}
              value={panel.text}
              onChange={({ target }) => changePanel({ ...panel, text: target.value })}
            />
          </div>
        )
      }}
    </ListField>
  )
}

type Panel = HomeText['panels'][number]

// Of what the product states and shows.
function PanelChoices({
  panel,
  change,
  field,
}: {
  panel: Panel
  change: (panel: Panel) => void
  field: (name: keyof Panel) => { name: string; id: string; error: string | undefined }
}) {
  const { data } = trpc.products.one.useQuery({ id: panel.productId })
  const { specs = [], imageUrl, images = [] } = data?.form ?? {}
  return (
    <div className="grid gap-4 2xl:grid-cols-2">
      <SelectField
        label="Spec"
        {...field('label')}
        value={panel.label}
        onChange={({ target }) => change({ ...panel, label: target.value })}
      >
        <Options
          value={panel.label}
          options={specs.map(({ label, value }) => ({ value: label, name: `${label}: ${value}` }))}
        />
      </SelectField>
      <ViewField
        label="Picture"
        {...field('view')}
        pictures={imageUrl === undefined ? images : [imageUrl, ...images]}
        view={panel.view}
        onChange={(view) => change({ ...panel, view })}
      />
    </div>
  )
}

// What is chosen stays one of them.
function Options<Value extends string | number>({
  value,
  options,
}: {
  value: Value
  options: { value: Value; name: string }[]
}) {
  const isKnown = options.some((option) => option.value === value)
  return (
    <>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </>
  )
}

/** The hero, the figures and the titles as the home page has them. */
export function HomePreview({ text }: PreviewProps<'home'>) {
  const filled = useFilled(text)
  const { panels } = useDeferredValue(filled)
  const { data: figures = [] } = trpc.texts.figures.useQuery(
    { panels },
    {
      placeholderData: keepPreviousData,
      enabled: panels.every(({ label, text }) => label && text),
    },
  )
  return (
    <VisitorTexts home={filled} figures={figures}>
      <div className="pt-16">
        <Hero />
        <PrecisionEngineering />
        <Section id="featured" title={filled.featured}>
          {null}
        </Section>
      </div>
    </VisitorTexts>
  )
}
