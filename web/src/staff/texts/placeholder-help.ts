import { placeholders } from '@argo/domain/texts/fill'

const inBraces = placeholders.map((name) => `{${name}}`)

/** What a form says of what may stand in its texts. */
export const placeholderHelp = `Plain text. ${inBraces.join(', ')} stand for what is kept elsewhere, so that it is the same everywhere.`

/** The same for Markdown. */
export const markdownHelp =
  'An empty line begins a paragraph; “- ” or “1. ” before a line makes a list; **bold**; [words](/warranty) or [words](https://…) make a link.'
