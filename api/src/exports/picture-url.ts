import { withoutPlace } from '@argo/domain/pictures/uploaded-picture'

/** The whole address of a picture, which may be one of ours or from elsewhere; undefined for text that is no address. */
export function pictureUrl(site: string, src: string): string | undefined {
  return URL.parse(withoutPlace(src), site)?.href
}
