import type { HomeText } from '@argo/domain/texts/site-texts'
import { Hero } from '../../features/home/Hero.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { trpc } from '../trpc.ts'
import { fieldId } from '../ui/field-id.ts'
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
  featured: 'Title of the featured products',
}

/** The hero's words, link and pictures, and the titles below it. */
export function HomeFields({ state }: FieldsProps<'home'>) {
  const { text, errors, change } = state
  const field = (name: Exclude<keyof HomeText, 'scenes'>) => ({
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
      <TextField {...field('featured')} />
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

/** The hero and the titles as the home page has them. */
export function HomePreview({ text }: PreviewProps<'home'>) {
  const filled = useFilled(text)
  return (
    <VisitorTexts home={filled}>
      <div className="pt-16">
        <Hero />
        <Section id="figures" title={filled.figures} lead={filled.figuresLead}>
          {null}
        </Section>
        <Section id="featured" title={filled.featured}>
          {null}
        </Section>
      </div>
    </VisitorTexts>
  )
}
