/** An element as a reader meets it when it closes: its own text, not that of the elements in it. */
export interface Element {
  name: string
  attributes: Record<string, string>
  text: string
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}
const tag = /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/y

/** The elements of a document, in the order they close. Throws where it is not well-formed. */
export function readXml(xml: string): Element[] {
  const document = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '').trimEnd()
  const open: Element[] = []
  const closed: Element[] = []
  let at = 0
  do {
    const next = document.indexOf('<', at)
    if (next < 0) throw new Error(`${open.at(-1)?.name} is not closed`)
    const parent = open.at(-1)
    if (parent) parent.text += decode(document.slice(at, next))
    else if (next > at) throw new Error('Text outside the root')
    tag.lastIndex = next
    const found = tag.exec(document)
    if (!found) throw new Error(`No tag at ${document.slice(next, next + 40)}`)
    const [whole, slash, name = '', attributes = '', empty] = found
    if (slash) {
      const element = open.pop()
      if (element?.name !== name) throw new Error(`${element?.name} is closed by ${name}`)
      closed.push(element)
    } else {
      const element = { name, attributes: readAttributes(attributes), text: '' }
      if (empty) closed.push(element)
      else open.push(element)
    }
    at = next + whole.length
  } while (open.length > 0)
  if (at !== document.length) throw new Error('More than one root')
  return closed
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decode(value),
    ]),
  )
}

function decode(text: string): string {
  return text.replaceAll(/&([^;]*);?/g, (whole, name: string) => {
    const character = entities[name]
    if (character === undefined || !whole.endsWith(';')) throw new Error(`No entity: ${whole}`)
    return character
  })
}
