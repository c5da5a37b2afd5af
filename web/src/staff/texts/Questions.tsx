import type { Question, Questions as Text } from '@argo/domain/texts/site-texts'
import { Questions } from '../../features/contact/Questions.tsx'
import { TextField } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { fieldId } from '../ui/field-id.ts'
import { ListField } from '../ui/ListField.tsx'
import { placeholderHelp } from './placeholder-help.ts'
import { useFilled } from './use-filled.ts'
import type { FieldsProps, PreviewProps } from './use-text-form.ts'
import { VisitorTexts } from './VisitorTexts.tsx'

export const questionNames: Record<keyof Text, string> = { questions: 'Questions' }

const empty: Question = { id: 'faq-', question: '', answer: '', detail: '' }

/** The questions, each with its answer. */
export function QuestionFields({ state: { text, errors, change } }: FieldsProps<'questions'>) {
  return (
    <ListField
      id={fieldId('questions')}
      legend="Questions"
      help={placeholderHelp}
      error={errors.questions}
      items={text.questions}
      onChange={(questions) => change({ questions })}
      noun="question"
      empty={empty}
    >
      {(item, index, changeItem) => {
        const field = (name: keyof Question) => {
          const path = `questions.${index}.${name}`
          return { name: path, id: fieldId(path), error: errors[path], value: item[name] }
        }
        return (
          <div className="flex flex-col gap-4">
            <TextField
              label={`Question ${index + 1}`}
              {...field('question')}
              onChange={({ target }) => changeItem({ ...item, question: target.value })}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={`Answer ${index + 1} in a few words`}
                {...field('answer')}
                onChange={({ target }) => changeItem({ ...item, answer: target.value })}
              />
              <TextField
                label={`Address ${index + 1}`}
                spellCheck={false}
                help={`/contact#${item.id}`}
                {...field('id')}
                onChange={({ target }) => changeItem({ ...item, id: target.value })}
              />
            </div>
            <TextArea
              label={`Answer ${index + 1}`}
              rows={3}
              {...field('detail')}
              onChange={({ target }) => changeItem({ ...item, detail: target.value })}
            />
          </div>
        )
      }}
    </ListField>
  )
}

/** The questions as the contact page has them. */
export function QuestionsPreview({ text }: PreviewProps<'questions'>) {
  const filled = useFilled(text)
  return (
    <VisitorTexts questions={filled}>
      <Questions />
    </VisitorTexts>
  )
}
