interface Clause {
  title: string
  ordered?: boolean
  lines: string[]
}

/** What the warranty covers, what it does not, and how a claim goes. */
export const clauses: Clause[] = [
  {
    title: "What's Covered",
    lines: [
      'Defects in material and workmanship under normal use.',
      'Parts that stop working as specified: fans, pumps, switches, sensors, panels, gas springs, electronics.',
      'Dead pixels on monitors, per ISO 13406-2.',
      'Parts and labour of the repair, and a replacement when a repair is not possible.',
    ],
  },
  {
    title: "What's Not Covered",
    lines: [
      'Damage from drops, liquids, overvoltage, wrong assembly or use outside the stated limits.',
      'Wear that does not change how it works: scratches, faded fabric, polished keycaps.',
      'Products that were opened, modified or overclocked beyond their specification.',
      'Products without proof of purchase, or with the serial number removed.',
      'Shipping to us.',
    ],
  },
  {
    title: 'Warranty Process',
    ordered: true,
    lines: [
      'Fill in the claim form below, or contact support, with the serial number and your proof of purchase at hand.',
      'Support answers with a return number and the address to send to.',
      'Send the product to us at your cost, well packed, with the return number on the parcel.',
      'We examine it, then repair or replace it and send it back.',
    ],
  },
]
