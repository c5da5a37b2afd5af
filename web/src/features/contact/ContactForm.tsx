import { contactSubjects } from '@argo/domain/contact/contact-message'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { SpamGuard } from '../../ui/SpamGuard.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FailureNote } from './FailureNote.tsx'
import { type ContactField, fieldId, fieldLabels } from './field-errors.ts'
import { MessageCounter } from './MessageCounter.tsx'
import { loadRules } from './send-message.ts'
import { Thanks } from './Thanks.tsx'
import { useContactForm } from './use-contact-form.ts'

const headingId = 'contact-form-heading'

/** The message form on its panel. */
export function ContactForm() {
  const { form, key, status, errors, values, shown, length, submit, input, reset } =
    useContactForm()
  const sending = status.is === 'sending'

  const field = (name: ContactField) => ({
    id: fieldId(name),
    name,
    label: fieldLabels[name],
    error: errors[name],
    defaultValue: values[name],
    required: true,
    // The rules come while the visitor types; if they do not, sending the form asks for them again.
    onFocus: () => void loadRules().catch(() => {}),
  })

  return (
    <section
      aria-labelledby={headingId}
      className="panel chamfer no-print relative flex h-full flex-col p-6 sm:p-10"
    >
      <h2 id={headingId} tabIndex={-1} className="display text-title">
        Send us a message
      </h2>
      <p className="mt-2 mb-8 text-muted">All fields are required.</p>
      {status.is === 'refused' && (
        <ErrorSummary key={status.at} fields={status.fields} errors={errors} />
      )}
      <form
        key={key}
        ref={form}
        method="post"
        action={`/api/contact#${headingId}`}
        noValidate
        inert={status.is === 'sent'}
        onSubmit={submit}
        onInput={input}
        className="flex grow flex-col gap-6 *:has-[>textarea]:grow"
      >
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
          <TextField {...field('name')} autoComplete="name" readOnly={sending} />
          <TextField {...field('email')} type="email" autoComplete="email" readOnly={sending} />
        </div>
        <SelectField {...field('subject')} help="Select the topic that best matches your inquiry.">
          <option value="">Select a subject</option>
          {contactSubjects.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextArea
          {...field('message')}
          rows={6}
          className="grow"
          readOnly={sending}
          help={<MessageCounter length={length} />}
        />
        <SpamGuard shown={shown} />
        {status.is === 'failed' && <FailureNote why={status.why} />}
        <Button type="submit" disabled={sending} className="sm:self-start sm:px-12">
          {sending ? 'Sending...' : 'Send message'}
        </Button>
      </form>
      {status.is === 'sent' && <Thanks headingId={headingId} onDone={reset} />}
    </section>
  )
}
