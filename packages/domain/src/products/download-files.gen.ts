// Written by `pnpm --filter @argo/studio documents`; do not edit by hand.
export const downloadFiles = {
  'argo-edge-assembly-manual.pdf': {
    bytes: 278993,
    sha256: 'c92f9b45a5bfe74209a53469bc330d53e92d957364aa9f4fb8ef630978dc2f83',
  },
  'argo-g-100m-software.zip': {
    bytes: 44538,
    sha256: 'cfe296b77150ae73bc1d8a49146fd3f21444fa14e307c83558b01bf3a2f6134f',
  },
  'argo-nivos-datasheet.pdf': {
    bytes: 58201,
    sha256: 'a4fedfd258a23f191167275d9c3511a62ae44c43cede1cbcc3085e8ae3c0b2fc',
  },
} as const
