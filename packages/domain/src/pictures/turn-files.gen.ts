// Written by `pnpm --filter @argo/studio turns`; do not edit by hand.
/** The folders in `web/public/turns` by the folder of the pictures, with "-" for "/". */
export const turnFiles: Record<string, string> = {
  'armada-black-silver': 'armada-black-silver.b46b075e',
  'astra-black-gold': 'astra-black-gold.2bd14544',
  'calypso': 'calypso.af683013',
  'carina-34': 'carina-34.23bc3d14',
  'edge': 'edge.69850e69',
  'g120': 'g120.861d552e',
  'gx-1k-titan': 'gx-1k-titan.24262140',
  'gx-650': 'gx-650.f2e1a669',
  'gx-750': 'gx-750.6e0751c5',
  'imperium': 'imperium.a812e3ce',
  'nivos': 'nivos.70bd3d8c',
  'swift-pro-black-red': 'swift-pro-black-red.85871ee3',
  'vela-27': 'vela-27.24276717',
}
