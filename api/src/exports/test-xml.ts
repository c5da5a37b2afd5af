import { XMLParser, XMLValidator } from 'fast-xml-parser'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => ['entry', 'url', 'image:image'].includes(name),
})

/** A document as an object, with attributes and elements alike by their names. Throws where it is not well-formed. */
export function readXml(xml: string) {
  const validity = XMLValidator.validate(xml)
  if (validity !== true) throw new Error(`Line ${validity.err.line}: ${validity.err.msg}`)
  return parser.parse(xml)
}
