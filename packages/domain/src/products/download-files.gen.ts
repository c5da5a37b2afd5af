// Written by `pnpm --filter @argo/studio documents`; do not edit by hand.
export const downloadFiles = {
  'argo-edge-assembly-manual.pdf': {
    bytes: 278507,
    sha256: 'c55b847d9b06f3bc2138c6a489081fe2d70a55ee028299df9017acdf6ba501c4',
  },
  'argo-g-100m-software.zip': {
    bytes: 44538,
    sha256: '5128430a76c319ab68666d11fd99139da14ded07c063842c3dcdb72d2ba55056',
  },
  'argo-nivos-datasheet.pdf': {
    bytes: 58173,
    sha256: '43dbf61c4cc0c35b80cca57083824108af3b5346c85da2a5425d79d28b5f211b',
  },
} as const
