import { decodeXML } from 'entities'
import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** An element with its own text, not that of the elements in it. */
export interface Element {
  name: string
  attributes: Record<string, string>
  text: string
}

type Node = Record<string, unknown>

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
  ignoreDeclaration: true,
})

/** The elements of a document, in the order they close. Throws where it is not well-formed. */
export function readXml(xml: string): Element[] {
  const validity = XMLValidator.validate(xml)
  if (validity !== true) throw new Error(`Line ${validity.err.line}: ${validity.err.msg}`)
  const roots = parser.parse(xml) as Node[]
  if (roots.length !== 1) throw new Error('More than one root')
  return roots.flatMap(elementsOf)
}

function elementsOf({ ':@': attributes = {}, ...node }: Node): Element[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === '#text') return []
    const children = value as Node[]
    const element = {
      name,
      attributes: Object.fromEntries(
        Object.entries(attributes as Record<string, string>).map(([key, held]) => [
          key,
          decodeXML(held),
        ]),
      ),
      text: decodeXML(children.map(textOf).join('')),
    }
    return [...children.flatMap(elementsOf), element]
  })
}

function textOf({ '#text': text }: Node): string {
  return typeof text === 'string' ? text : ''
}
