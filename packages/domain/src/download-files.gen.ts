// Written by `pnpm --filter @argo/studio documents`; do not edit by hand.
export const downloadFiles = {
  'argo-edge-assembly-manual.pdf': {
    bytes: 278018,
    sha256: 'cf0441b31a830a0fb61c9f79b2f869ea150b417d714e0cfc1f694243ea5e133a',
  },
  'argo-g-100m-software.zip': {
    bytes: 44538,
    sha256: '5128430a76c319ab68666d11fd99139da14ded07c063842c3dcdb72d2ba55056',
  },
  'argo-nivos-datasheet.pdf': {
    bytes: 58216,
    sha256: 'e075117ef33fc75cd5c9a49a0396608333d3ad58429c418bcfa591471260984f',
  },
} as const
