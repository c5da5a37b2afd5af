import { photographAddress } from '@argo/domain/photographs'

/** The names of the site's own photographs: scenes, banners and cards for the previews of links. */
declare const __SITE_PICTURES__: readonly string[]

/** The address of a picture of the site itself, such as "scenes/1-wide": a photograph, or its drawing. */
export function sitePicture(name: string): string {
  return __SITE_PICTURES__.includes(name) ? photographAddress(name) : `/pictures/${name}.svg`
}

/** The address of the picture that the preview of a link shows: the first there is of these. */
export function socialCard(...names: string[]): string | undefined {
  const name = names.find((name) => __SITE_PICTURES__.includes(`social/${name}`))
  return name === undefined ? undefined : `/pictures/social/${name}.jpg`
}
