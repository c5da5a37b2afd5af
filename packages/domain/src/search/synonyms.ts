import type { fixedPages } from '../site-pages/page-metadata.ts'

/** Phrases that visitors say, and the phrases of the catalogue that each of them finds too. */
export type Synonyms = readonly (readonly [phrases: string[], means: string[]])[]

/** Reads a table with a line for each meaning: what is said, "=", and what the catalogue says instead. */
export function synonymsOf(table: string): Synonyms {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [phrases = [], means = []] = line.split('=').map((side) => side.trim().split(', '))
      return [phrases, means]
    })
}

/** Written as one says it; case, accents and plurals do not matter. A case is as quiet as its fans. */
export const synonyms = synonymsOf(`
  PSU, power unit, power brick, powersupply = power supply, supply
  power supply = PSU
  GPU = graphics card
  video card, VGA = graphics card, GPU
  graphics card = GPU
  CPU = processor
  processor = CPU
  AIO, AIO cooler, water cooling, water cooler, liquid cooling, liquid cooler, watercooling = radiator
  tower, chassis, enclosure, housing, computer case = case
  midtower, mid tower = mid-tower, case
  heatsink, heat sink, air cooler, cooling = cooler
  thermal paste, thermal grease, heat paste, cooling paste, TIM, paste, grease, thermal pad = thermal compound, liquid metal
  ventilator, blower, case fan, computer fan, pc fan = fan
  mice = mouse
  mouse mat, mousemat, mat, desk mat, desk pad = mouse pad
  palm rest, hand rest = wrist rest
  cable holder = bungee
  headphone = headset
  seat, armchair, desk chair, office chair, computer chair = chair
  real leather, genuine leather, full leather = top-grain leather
  faux leather, vegan leather, leatherette = PU leather
  fabric, cloth, textile = woven
  ergonomic = lumbar support
  heavy duty = maximum load
  big tall, tall, taller = user height, height, dimensions
  height, width, depth, length, volume = dimensions
  foot rest, foot stool, footstool = footrest
  screen, display = monitor
  monitor mount, monitor stand, desk mount = monitor arm
  lamp, desk light, screenbar, screen bar = light bar
  GPU holder, graphics card holder, GPU support, GPU sag = GPU bracket
  riser, vertical mount, GPU mount = riser cable
  mainboard, mobo = motherboard
  mATX, m-ATX, uATX = micro-ATX
  ITX, mITX, m-ITX = Mini-ITX
  DPI = resolution
  watt, wattage = power
  TDP = rated heat load
  hertz, Hz = refresh rate, polling rate
  liter, litre = dimensions
  EATX = E-ATX
  HDD, hard disk, hard drive, SSD = drive bays
  8 pin = PCIe 6+2-pin, EPS 4+4-pin
  6 pin = PCIe 6+2-pin
  12VHPWR, 12V 2x6, 16-pin = 12V-2x6
  ARGB, LED, lighting, lights = RGB
  silent, quiet, noiseless, loudness, loud = noise level, fans included
  ultra wide, 21:9 = ultrawide, 3440 × 1440
  1080p, full HD, FHD = 1920 × 1080
  4K, UHD, 2160p = 3840 × 2160
  1440p, QHD, WQHD, 2K = 2560 × 1440
  UWQHD = 3440 × 1440
  display port, DP = DisplayPort
  PS5, PlayStation, Xbox = console
  type C, USB C = USB-C
  colour = color
  grey = gray
  aluminium = aluminum
  castors, wheels = casters
  moulded = molded
  adaptive sync, freesync, G-Sync, gsync, VRR = adaptive sync
  airflow, air flow, ventilation = fan support
  heavy, weigh = weight, maximum load
  weight limit, weight capacity, load capacity, max weight = maximum load, supported weight
  GPU length, card length, GPU size, card size = GPU clearance
  PSU length, supply length = PSU clearance, length
  cooler height, cooler size = CPU cooler clearance, cooler
  size = dimensions
  arm rest = armrest
  curved = curve
  right hand, right handed = right-handed
  guarantee = warranty
  driver, firmware, tool = software
  instructions, guide, handbook = manual
  data sheet, spec sheet = datasheet
  cpu fan = cpu cooler
  PSU extension, power supply extension = extensions
  side window, window, glass panel, side panel = glass
  pillow = cushion
`)

/** Colors that look much alike; the second is offered where there is nothing in the first. */
export const nearColors: ReadonlyMap<string, string> = new Map([
  ['white', 'silver'],
  ['gray', 'silver'],
  ['silver', 'white'],
])

/** What else pages are called by who looks for them. */
export const pageNames: Partial<Record<keyof typeof fixedPages, string>> = {
  products: 'catalog, range, new, newest, latest, featured',
  fit: 'compatible, compatibility check, fits, builder, configurator, gaming PC, PC build, computer',
  chairFit: 'chair finder',
  compare: 'comparison, side by side, versus',
  contact:
    'about us, company, address, career, job, press, chat, support, customer service, help, FAQ, frequently asked questions, phone number, telephone, email, opening hours, return, refund policy, shipping, delivery, order tracking, dealer, retailer, reseller, shop, store, stock, availability, where to buy, price, sale, deal, discount, cart, checkout',
  newsletter: 'subscribe, unsubscribe, sign up',
  warranty: 'guarantee, claim form, RMA, repair, replacement, spare parts, dead pixel',
  downloads: 'drivers, firmware, manuals, software',
  registration: 'register my product',
  terms: 'terms of service, terms of use, terms and conditions, legal notice',
  privacy: 'privacy policy, data protection, GDPR, personal data',
  cookies: 'cookie policy, tracking',
}
