// Written by `pnpm --filter @argo/studio turns`; do not edit by hand.
/** The folders in `web/public/turns` by the folder of the pictures, with "-" for "/". */
export const turnFiles: Record<string, string> = {
  'edge': 'edge.69850e69',
  'swift-pro-black-red': 'swift-pro-black-red.85871ee3',
}
