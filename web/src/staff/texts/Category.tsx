import { type Category, categoryFacts } from '@argo/domain/products/category'
import type { CategoryTextKey } from '@argo/domain/texts/site-texts'
import { BuyingFacts } from '../../features/catalogue/BuyingFacts.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { ToolPanel } from '../../features/catalogue/ToolPanel.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { PictureField } from '../photographs/PictureField.tsx'
import { FieldGroup } from '../ui/FieldGroup.tsx'
import { ListField } from '../ui/ListField.tsx'
import { useFilled } from './use-filled.ts'
import type { FieldNames, FieldsProps, PreviewProps } from './use-text-form.ts'

export const categoryNames: FieldNames<CategoryTextKey> = {
  banner: 'Banner',
  description: 'Line below its name',
  summary: 'What search engines show',
  matters: 'What matters when choosing',
  facts: 'Three facts',
  tool: 'After its products',
}

/** What is said of a category, and advised who chooses among its products. */
export function CategoryFields({
  state: { form, field, list, set },
}: FieldsProps<CategoryTextKey>) {
  const empty = form.facts.length < 3 ? { figure: '', title: '', text: '' } : undefined
  return (
    <>
      <PictureField {...field('banner')} onChange={(src) => set('banner', src)} />
      <TextField {...field('description')} />
      <TextArea rows={2} help="155 characters at most." {...field('summary')} />
      <TextArea rows={3} help="One sentence, before the facts." {...field('matters')} />
      <ListField {...list('facts')} noun="fact" empty={empty}>
        {(_, index) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                {...field(`facts.${index}.figure`)}
                label={`Figure of fact ${index + 1}`}
              />
              <TextField {...field(`facts.${index}.title`)} label={`Title of fact ${index + 1}`} />
            </div>
            <TextArea
              {...field(`facts.${index}.text`)}
              label={`Text of fact ${index + 1}`}
              rows={3}
            />
          </>
        )}
      </ListField>
      <FieldGroup legend={categoryNames.tool}>
        <TextField {...field('tool.title')} label="Title" />
        <TextField {...field('tool.text')} label="Text" />
        <TextField {...field('tool.button')} label="Words of the button" />
      </FieldGroup>
    </>
  )
}

/** The banner, the tool and the advice of the category's page. */
export function CategoryPreview({ textKey, text }: PreviewProps<CategoryTextKey>) {
  const category = textKey.slice('category-'.length) as Category
  const facts = categoryFacts(category)
  const filled = useFilled(text)
  return (
    <div className="pt-16">
      <Banner src={filled.banner} title={facts.name} lead={filled.description} />
      <div className="page grid py-10">
        <ToolPanel category={category} tool={filled.tool}>
          <Button>{filled.tool.button}</Button>
        </ToolPanel>
      </div>
      <BuyingFacts {...filled} singular={facts.singular} />
    </div>
  )
}
