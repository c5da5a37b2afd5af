import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Hero } from '../../features/home/Hero.tsx'
import { PrecisionEngineering } from '../../features/home/PrecisionEngineering.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Section } from '../../ui/Section.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { trpc } from '../trpc.ts'
import { PictureField } from '../photographs/PictureField.tsx'
import { ProductChoice } from '../products/ProductChoice.tsx'
import { fieldId } from '../ui/field-id.ts'
import { ListField } from '../ui/ListField.tsx'
import { Options } from '../ui/Options.tsx'
import { ViewField } from '../ui/ViewField.tsx'
import { useFilled } from './use-filled.ts'
import type { FieldNames, FieldsProps, PreviewProps } from './use-text-form.ts'
import { VisitorTexts } from './VisitorTexts.tsx'

export const homeNames: FieldNames<'home'> = {
  headline: 'Headline',
  button: 'Words of the button',
  path: 'Page it leads to',
  scenes: 'Pictures',
  captions: 'Links below the pictures',
  figures: 'Title of the figures',
  figuresLead: 'Lead of the figures',
  panels: 'Figures',
  featured: 'Title of the featured products',
  warranty: 'Beside the longest warranty',
}

/** The hero's words, link and pictures, and the titles below it. */
export function HomeFields({ state }: FieldsProps<'home'>) {
  const { form, field, list } = state
  return (
    <>
      <TextArea rows={2} help="A line here is a line on the page." {...field('headline')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('button')} />
        <TextField spellCheck={false} help="Such as /products or /cases/edge" {...field('path')} />
      </div>
      <Scenes state={state} />
      <ListField
        {...list('captions')}
        help="One for each picture, in their order: what it shows, and the page of that."
        noun="link"
        empty={form.captions.length < 3 ? { words: '', path: '' } : undefined}
      >
        {(_, index) => (
          <>
            <TextField {...field(`captions.${index}.words`)} label={`Words of link ${index + 1}`} />
            <TextField
              spellCheck={false}
              {...field(`captions.${index}.path`)}
              label={`Page of link ${index + 1}`}
            />
          </>
        )}
      </ListField>
      <TextField {...field('figures')} />
      <TextArea rows={2} {...field('figuresLead')} />
      <Panels state={state} />
      <TextField {...field('featured')} />
      <TextField {...field('warranty')} />
    </>
  )
}

function Scenes({ state: { form, field, set } }: FieldsProps<'home'>) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="display mb-3 text-lead">{homeNames.scenes}</legend>
      <p className="-mt-2 text-sm text-muted">They take turns behind the headline.</p>
      {form.scenes.map((_, index) => (
        <PictureField
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          {...field(`scenes.${index}`)}
          label={`Picture ${index + 1}`}
          onChange={(src) => set(`scenes.${index}`, src)}
        />
      ))}
    </fieldset>
  )
}

function Panels({ state }: FieldsProps<'home'>) {
  const { form, errors, field, list, set } = state
  const [first] = form.panels
  return (
    <ListField
      {...list('panels')}
      help="The figure is read from the product’s specs. The first panel is the largest."
      noun="figure"
      empty={form.panels.length < 5 && first ? { ...first, text: '' } : undefined}
    >
      {(panel, index) => (
        <>
          <ProductChoice
            label={`Product of figure ${index + 1}`}
            id={fieldId(`panels.${index}.productId`)}
            value={panel.productId}
            error={errors[`panels.${index}.productId`]}
            onChoose={(productId = panel.productId) =>
              set(`panels.${index}`, { ...panel, productId, label: '', view: '' })
            }
          />
          <PanelChoices state={state} index={index} panel={panel} />
          <TextArea
            {...field(`panels.${index}.text`)}
            label={`Text of figure ${index + 1}`}
            rows={2}
          />
        </>
      )}
    </ListField>
  )
}

// Of what the product states and shows.
function PanelChoices({
  state: { field },
  index,
  panel: { productId, label },
}: FieldsProps<'home'> & { index: number; panel: { productId: number; label: string } }) {
  const { data } = trpc.products.one.useQuery({ id: productId })
  const { specs = [], imageUrl = '', images = [] } = data?.form ?? {}
  return (
    <div className="grid gap-4 2xl:grid-cols-2">
      <SelectField {...field(`panels.${index}.label`)} label="Spec">
        <Options
          chosen={label}
          options={specs.map((spec) => ({
            value: spec.label,
            name: `${spec.label}: ${spec.value}`,
          }))}
        />
      </SelectField>
      <ViewField
        {...field(`panels.${index}.view`)}
        label="Picture"
        pictures={[imageUrl, ...images]}
      />
    </div>
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
