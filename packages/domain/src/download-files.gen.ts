// Written by `pnpm --filter @argo/documents make`; do not edit by hand.
export const downloadFiles = {
  'argo-edge-assembly-manual.pdf': {
    bytes: 279448,
    sha256: 'b4a572d8811e5b5e477e1888322e1d9cfaf89874d292ef03af7c4fbb46ff03ae',
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
