import type { TextPart } from '@argo/domain/search/marks'

/** A text in which the letters that a visitor typed are marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, index) =>
    marked ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts are one text
      <mark key={index} className="bg-transparent text-accent-bright">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
