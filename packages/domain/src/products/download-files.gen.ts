// Written by `pnpm --filter @argo/studio documents`; do not edit by hand.
export const downloadFiles = {
  'argo-edge-assembly-manual.pdf': {
    bytes: 278507,
    sha256: 'f4ea43cc3f6f2f273778e91414e1ec22ea665ccd86434ddc5522870f4d21456b',
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
