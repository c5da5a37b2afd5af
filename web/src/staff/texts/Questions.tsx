import type { ContactFacts } from '@argo/domain/texts/contact-facts'
import { fill } from '@argo/domain/texts/fill'
import type { Question, Questions } from '@argo/domain/texts/questions'
import { TextField } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { trpc } from '../trpc.ts'
import { fieldId } from '../ui/field-id.ts'
import { ListField } from '../ui/ListField.tsx'
import { placeholderHelp } from './placeholder-help.ts'
import type { TextFormState } from './use-text-form.ts'

export const questionNames: Record<keyof Questions, string> = { questions: 'Questions' }

const empty: Question = { id: 'faq-', question: '', answer: '', detail: '' }

/** The questions, each with its answer. */
export function QuestionFields({
  state: { text, errors, change },
}: {
  state: TextFormState<'questions'>
}) {
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

/** The questions with the facts in them. */
export function QuestionsPreview({ text }: { text: Questions }) {
  const [contact] = trpc.texts.one.useSuspenseQuery({ key: 'contact' })
  const { questions } = fill(text, contact.text as ContactFacts)
  return (
    <ul className="border-t border-line">
      {questions.map(({ id, question, answer, detail }, index) => (
        // Two have the same id while one is written.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${id} ${index}`} className="flex flex-col gap-2 border-b border-line py-4">
          <p className="text-sm text-muted">{question}</p>
          <p className="display text-lead">{answer}</p>
          <p className="text-sm break-words text-muted">{detail}</p>
        </li>
      ))}
    </ul>
  )
}
