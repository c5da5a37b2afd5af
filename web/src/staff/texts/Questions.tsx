import { Questions } from '../../features/contact/Questions.tsx'
import { TextField } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { ListField } from '../ui/ListField.tsx'
import { placeholderHelp } from './placeholder-help.ts'
import { useFilled } from './use-filled.ts'
import type { FieldNames, FieldsProps, PreviewProps } from './use-text-form.ts'
import { VisitorTexts } from './VisitorTexts.tsx'

export const questionNames: FieldNames<'questions'> = { questions: 'Questions' }

/** The questions, each with its answer. */
export function QuestionFields({ state: { field, list } }: FieldsProps<'questions'>) {
  return (
    <ListField
      {...list('questions')}
      help={placeholderHelp}
      noun="question"
      empty={{ id: 'faq-', question: '', answer: '', detail: '' }}
    >
      {({ id }, index) => (
        <>
          <TextField {...field(`questions.${index}.question`)} label={`Question ${index + 1}`} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...field(`questions.${index}.answer`)}
              label={`Answer ${index + 1} in a few words`}
            />
            <TextField
              {...field(`questions.${index}.id`)}
              label={`Address ${index + 1}`}
              spellCheck={false}
              help={`/contact#${id}`}
            />
          </div>
          <TextArea
            {...field(`questions.${index}.detail`)}
            label={`Answer ${index + 1}`}
            rows={3}
          />
        </>
      )}
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
