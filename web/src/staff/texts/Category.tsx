import { type Category, categoryFacts } from '@argo/domain/products/category'
import type { CategoryText, CategoryTextKey } from '@argo/domain/texts/site-texts'
import { BuyingFacts } from '../../features/catalogue/BuyingFacts.tsx'
import { CategoryBanner } from '../../features/catalogue/CategoryBanner.tsx'
import { fitLinks } from '../../features/catalogue/fit-links.ts'
import { ToolPanel } from '../../features/catalogue/ToolPanel.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { fieldId } from '../ui/field-id.ts'
import { ListField } from '../ui/ListField.tsx'
import { useFilled } from './use-filled.ts'
import type { FieldsProps, PreviewProps } from './use-text-form.ts'

export const categoryNames: Record<keyof CategoryText, string> = {
  description: 'Line below its name',
  summary: 'What search engines show',
  matters: 'What matters when choosing',
  facts: 'Three facts',
  tool: 'After its products',
}

const toolFields = [
  ['title', 'Title'],
  ['text', 'Text'],
  ['button', 'Words of the button'],
] as const

/** What is said of a category, and advised who chooses among its products. */
export function CategoryFields({ state: { text, errors, change } }: FieldsProps<CategoryTextKey>) {
  const area = (name: 'summary' | 'matters') => ({
    label: categoryNames[name],
    name,
    id: fieldId(name),
    error: errors[name],
    value: text[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <>
      <TextField
        label={categoryNames.description}
        name="description"
        id={fieldId('description')}
        error={errors.description}
        value={text.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <TextArea rows={2} help="155 characters at most." {...area('summary')} />
      <TextArea rows={3} help="One sentence, before the facts." {...area('matters')} />
      <ListField
        id={fieldId('facts')}
        legend={categoryNames.facts}
        error={errors.facts}
        items={text.facts}
        onChange={(facts) => change({ facts })}
        noun="fact"
        empty={text.facts.length < 3 ? { figure: '', title: '', text: '' } : undefined}
      >
        {(item, index, changeItem) => {
          const field = (name: keyof typeof item) => {
            const path = `facts.${index}.${name}`
            return {
              name: path,
              id: fieldId(path),
              error: errors[path],
              value: item[name],
              onChange: ({ target }: { target: { value: string } }) =>
                changeItem({ ...item, [name]: target.value }),
            }
          }
          return (
            <div className="flex flex-col gap-4">
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField label={`Figure of fact ${index + 1}`} {...field('figure')} />
                <TextField label={`Title of fact ${index + 1}`} {...field('title')} />
              </div>
              <TextArea rows={3} label={`Text of fact ${index + 1}`} {...field('text')} />
            </div>
          )
        }}
      </ListField>
      <fieldset id={fieldId('tool')} className="flex min-w-0 flex-col gap-5">
        <legend className="display mb-3 text-lead">{categoryNames.tool}</legend>
        {toolFields.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            name={`tool.${name}`}
            id={fieldId(`tool.${name}`)}
            error={errors[`tool.${name}`]}
            value={text.tool[name]}
            onChange={({ target }) => change({ tool: { ...text.tool, [name]: target.value } })}
          />
        ))}
      </fieldset>
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
      <CategoryBanner facts={facts} description={filled.description} />
      <div className="page grid py-10">
        <ToolPanel category={category} tool={filled.tool}>
          <Button>{filled.tool.button}</Button>
        </ToolPanel>
      </div>
      <BuyingFacts {...filled} fits={fitLinks[category]} singular={facts.singular} />
    </div>
  )
}
