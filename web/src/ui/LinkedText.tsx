import { unbroken } from '../lib/text/unbroken.ts'

// What a sentence's end could be is no part of an address.
const email = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A text in which e-mail addresses are links. */
export function LinkedText({ children }: { children: string }) {
  return children.split(email).map((part, index) =>
    index % 2 === 0 ? (
      unbroken(part)
    ) : (
      <a key={part} href={`mailto:${part}`} className="prose-link">
        {part}
      </a>
    ),
  )
}
