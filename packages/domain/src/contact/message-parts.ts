import { contactSubjects } from './contact-subjects.ts'

const subjectLine = /^Subject: ([a-z_]+)\r?\n\r?\n/

/** A stored message as its subject's label, if it has a known one, and its words. */
export function messageParts(message: string): { subject: string | undefined; words: string } {
  const value = subjectLine.exec(message)?.[1]
  return {
    subject: contactSubjects.find((subject) => subject.value === value)?.label,
    words: message.replace(subjectLine, ''),
  }
}
