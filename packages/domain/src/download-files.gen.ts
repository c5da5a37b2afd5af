export const downloadFiles = {
  'argo-edge-assembly-manual.pdf': { bytes: 0, sha256: '' },
  'argo-g-100m-software.zip': { bytes: 0, sha256: '' },
  'argo-nivos-datasheet.pdf': { bytes: 0, sha256: '' },
} as const
