// Written by `pnpm --dir packages/studio documents`; do not edit by hand.
export const downloadFiles = {
  'argo-edge-assembly-manual.pdf': {
    bytes: 296724,
    sha256: 'ec37bcd2c3598eb1a34e6d9dc763717c92a7adad4fac5b419e34f1934254fc2c',
  },
  'argo-g-100m-software.zip': {
    bytes: 44538,
    sha256: 'cfe296b77150ae73bc1d8a49146fd3f21444fa14e307c83558b01bf3a2f6134f',
  },
  'argo-nivos-datasheet.pdf': {
    bytes: 80458,
    sha256: '007d85c8e4e7ff7a625614f59f102c00cf8916838473e07ac5cd071c27215312',
  },
} as const
