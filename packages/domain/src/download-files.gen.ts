// Written by `pnpm --filter @argo/documents make`; do not edit by hand.
export const downloadFiles = {
  'argo-edge-assembly-manual.pdf': {
    bytes: 276119,
    sha256: '8e76308bb936469eb0cc3c5be3fe4f716958479d7bc84ef7035771029d5aabd8',
  },
  'argo-g-100m-software.zip': {
    bytes: 44149,
    sha256: 'c1322edbbe13a8bdc1660af68c46eed0c0e69b32ece1f85fb4b15fa4053411ae',
  },
  'argo-nivos-datasheet.pdf': {
    bytes: 58242,
    sha256: '06eacaf2ca042d80b6088c0e152a81d99a5005db87ef8abbfaddd88127c4dfb1',
  },
} as const
