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
    bytes: 80483,
    sha256: '323590059c42463468adfa0f59801880c3e006cd596da4a6712aded3f6480df5',
  },
} as const
