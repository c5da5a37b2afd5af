// Written by `pnpm --filter @argo/studio turns`; do not edit by hand.
/** The folders in `web/public/turns` by the folder of the pictures, with "-" for "/". */
export const turnFiles: Record<string, string> = {
  'calypso': 'calypso.af683013',
  'edge': 'edge.69850e69',
  'imperium': 'imperium.a812e3ce',
  'swift-pro-black-red': 'swift-pro-black-red.85871ee3',
}
