// Written by `pnpm --filter @argo/imagery render`; do not edit by hand.
/** The finished pictures by path, in the gallery’s order; `alt` follows the product’s name. */
export const pictureFiles: Record<
  string,
  { width: number; height: number; colour: string; alt: string }
> = {
  'edge/cut-out': {"width":960,"height":960,"colour":"#363232","alt":"from the front left, the computer behind its glass side and three ember-lit fans behind the folded mesh"},
}
