// Written by `pnpm --filter @argo/documents make`; do not edit by hand.
export const downloadFiles = {
  'argo-edge-assembly-manual.pdf': {
    bytes: 279359,
    sha256: '5b6a814294636981c834bf91cf0a8a7ea8e46b5624d2bed4088a018821808009',
  },
  'argo-g-100m-software.zip': {
    bytes: 43177,
    sha256: '6481ab87636426f3011afd894f4e7292e385c6cc9d14276ef1aeb69a36af5942',
  },
  'argo-nivos-datasheet.pdf': {
    bytes: 58242,
    sha256: '06eacaf2ca042d80b6088c0e152a81d99a5005db87ef8abbfaddd88127c4dfb1',
  },
} as const
