// Written by `pnpm --filter @argo/studio documents`; do not edit by hand.
export const downloadFiles = {
  'argo-edge-assembly-manual.pdf': {
    bytes: 278539,
    sha256: '95d6a436b397ae7fa386da7878b0348dc52b2b2ecdaf0a503512afc8ea785128',
  },
  'argo-g-100m-software.zip': {
    bytes: 44538,
    sha256: 'cfe296b77150ae73bc1d8a49146fd3f21444fa14e307c83558b01bf3a2f6134f',
  },
  'argo-nivos-datasheet.pdf': {
    bytes: 58223,
    sha256: 'a544368757de7d6c6b1b3b2402cb5967ac72557542ade9437fa71f728b8acd0d',
  },
} as const
