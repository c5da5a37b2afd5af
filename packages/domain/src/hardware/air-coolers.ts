/** A CPU air cooler of another maker, by its name. */
export interface AirCooler {
  name: string
  /** Its name without its maker: "NH-D15". */
  model: string
  /** mm, with its fans where they come. */
  height: number
  /** Where the height is published: two pages that agree, or more. */
  sources: readonly string[]
  /** The day on which they were read. */
  checked: string
}

interface Row extends Pick<AirCooler, 'model' | 'height' | 'sources'> {
  maker: string
}

const checked = '2026-11-29'

// Looked up a row at a time, as a second opinion; the data set is not copied.
const buildCores =
  'https://github.com/buildcores/buildcores-open-db/blob/136a77aec16a30ba81a7cc6b448a8bace9a25359/open-db/CPUCooler'
/** What the product pages of pangoly.com stated in July 2025, in one list. */
const pangoly =
  'https://github.com/hycmatthew/GoColly/blob/fbe8340862ec9bdd08e8d352f250946f93fba95a/src/tmp/export/cooler_data.json'
const htpc =
  'https://github.com/r-htpc/wiki/blob/3ea1509ebba54e74178022e3467a5c41dba26f20/wiki/cpucoolers.md'
/** What makers’ own pages stated in August 2026, with their addresses. */
const audit =
  'https://github.com/cenoda/pb3/blob/64949f37593696dbe1fa8a799f8e00993cc06282/docs/phases/phase-6/STEP12_AUDIT.md'
/** The same in October 2026. */
const powerLab = 'https://github.com/iYoNuttxD/PCPowerLab/blob'

const rows: readonly Row[] = [
  {
    maker: 'Noctua',
    model: 'NH-D15',
    height: 165,
    sources: [`${buildCores}/3bfcf7c5-ae6c-4c84-a94a-57227fd7c7cc.json`, pangoly],
  },
  {
    maker: 'Noctua',
    model: 'NH-D15 G2',
    height: 168,
    sources: [audit, `${buildCores}/95f33860-0a64-4d74-82e0-5bfabefea62a.json`],
  },
  {
    maker: 'Noctua',
    model: 'NH-U14S',
    height: 165,
    sources: [`${buildCores}/c4066d39-4079-43dd-b07e-ca88cb2b649c.json`, pangoly],
  },
  {
    maker: 'Noctua',
    model: 'NH-U12A',
    height: 158,
    sources: [`${buildCores}/22bd46b3-8a89-411d-bd5e-a199564db8e9.json`, pangoly],
  },
  {
    maker: 'Noctua',
    model: 'NH-U12S',
    height: 158,
    sources: [`${buildCores}/8bd069b1-1a57-4170-8e2a-28fc0f5bf023.json`, pangoly],
  },
  {
    maker: 'Noctua',
    model: 'NH-D12L',
    height: 145,
    sources: [`${buildCores}/930785b0-a01b-4417-b8b3-f71b19e3a1eb.json`, pangoly],
  },
  {
    maker: 'Noctua',
    model: 'NH-L12S',
    height: 70,
    sources: [
      'http://www.coolingtechnique.com/recensioni/air-cooling/dissipatori/1773-recensione-noctua-nh-l12s-e-noctua-nh-l9a-am4.html?start=2',
      htpc,
    ],
  },
  {
    maker: 'Noctua',
    model: 'NH-L9x65',
    height: 65,
    sources: [htpc, `${buildCores}/e6eb7fcd-5dbd-4d94-b9dd-b5a4befda0e6.json`],
  },
  {
    maker: 'Noctua',
    model: 'NH-L9i',
    height: 37,
    sources: [
      'https://computerbase.de/2013-06/noctua-ueberarbeitet-low-profile-kuehler-fuer-haswell',
      htpc,
    ],
  },
  {
    maker: 'Noctua',
    model: 'NH-L9a',
    height: 37,
    sources: [
      `${powerLab}/f29ac4b05d2633e924c2b75571dd5077b8332667/docs/RA2-V2.1-CATALOG-SOURCES.md`,
      htpc,
    ],
  },
  {
    maker: 'be quiet!',
    model: 'Dark Rock Pro 5',
    height: 168,
    sources: [`${buildCores}/110ce323-0900-44f3-9e02-fdd98e91b3d2.json`, pangoly],
  },
  {
    maker: 'be quiet!',
    model: 'Dark Rock Elite',
    height: 168,
    sources: [`${buildCores}/514301c6-2edb-4b03-8c42-7d1a74b14a24.json`, pangoly],
  },
  {
    maker: 'be quiet!',
    model: 'Dark Rock 5',
    height: 161,
    sources: [`${buildCores}/9578f34e-4433-42cd-ad5c-3b279f5d48d0.json`, pangoly],
  },
  {
    maker: 'be quiet!',
    model: 'Pure Rock 2',
    height: 155,
    sources: [`${buildCores}/7b72dbbc-3044-4e7d-86a2-e95adf32c83a.json`, pangoly],
  },
  {
    maker: 'be quiet!',
    model: 'Pure Rock 3',
    height: 154,
    sources: [
      `${powerLab}/d7bc8a876d67e815ea4ed62becfbb9b46cfb0bff/docs/RA2-CATALOG-REPLACEMENTS.md`,
      `${buildCores}/b8feee87-2c19-4ebd-a9a1-d2b97c43c3a2.json`,
    ],
  },
  {
    maker: 'Thermalright',
    model: 'Peerless Assassin 120 SE',
    height: 155,
    sources: [`${buildCores}/5b1076f9-9e7e-4093-8403-14500bede92e.json`, pangoly],
  },
  {
    maker: 'Thermalright',
    model: 'Peerless Assassin 120',
    height: 157,
    sources: [`${buildCores}/1166c9b3-a8a0-47c3-bc4f-a3bef54e0c3d.json`, pangoly],
  },
  {
    maker: 'Thermalright',
    model: 'Phantom Spirit 120 SE',
    height: 154,
    sources: [`${buildCores}/27cc18ba-4130-4f93-bac2-a9aac3cd3adf.json`, pangoly],
  },
  {
    maker: 'Thermalright',
    model: 'Phantom Spirit 120 EVO',
    height: 157,
    sources: [
      'https://techpowerup.com/review/thermalright-phantom-spirit-120-evo-argb-cpu-air-cooler/10.html',
      `${buildCores}/896b7700-538d-4fee-83a2-f2ec8b3cbc8e.json`,
    ],
  },
  {
    maker: 'DeepCool',
    model: 'AK620',
    height: 160,
    sources: [audit, `${buildCores}/2fb6caf5-4060-48a2-869d-49e68b9f4e9e.json`],
  },
  {
    maker: 'Arctic',
    model: 'Freezer 36',
    height: 159,
    sources: [`${buildCores}/40300019-f997-4130-9d5d-b5f1a161afe6.json`, pangoly],
  },
  {
    maker: 'Cooler Master',
    model: 'Hyper 212 Halo',
    height: 154,
    sources: [audit, `${buildCores}/8ede9b49-9468-48c8-8971-785177b8533e.json`],
  },
  {
    maker: 'Scythe',
    model: 'Fuma 3',
    height: 154,
    sources: ['https://www.sts-tutorial.com/review/scythe-fuma-3', pangoly],
  },
  {
    maker: 'Scythe',
    model: 'Mugen 6',
    height: 154,
    sources: [`${buildCores}/9fee7ac0-d737-4599-9091-0dc3a8eabf54.json`, pangoly],
  },
]

/** The air coolers that builders of PCs have most. */
export const airCoolers: readonly AirCooler[] = rows.map(({ maker, ...row }) => ({
  ...row,
  name: `${maker} ${row.model}`,
  checked,
}))
