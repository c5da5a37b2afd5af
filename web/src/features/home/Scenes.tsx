import { pictureAt } from '@argo/domain/pictures/photographs'
import { uploadedPicture } from '@argo/domain/pictures/uploaded-picture'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { preloadPicture } from '../../ui/preload-picture.ts'

/**
 * The scenes' pictures, one over the other, only the shown one opaque. The first comes with the
 * page; once that is hydrated, the next one is always fetched before it is shown.
 */
export function Scenes({ pictures, shown }: { pictures: readonly string[]; shown: number }) {
  const hydrated = useHydrated()
  const [furthest, setFurthest] = useState(shown)
  if (shown > furthest) setFurthest(shown)
  return (
    <div aria-hidden="true" className="no-print absolute inset-0">
      <div className="absolute inset-0 isolate">
        {pictures.slice(0, hydrated ? furthest + 2 : 1).map((src, scene) => (
          <Scene key={src} src={src} shown={scene === shown} first={scene === 0} />
        ))}
      </div>
      <div className="absolute inset-x-0 top-0 h-36 shade [--toward:to_bottom]" />
      <div className="absolute inset-y-0 left-0 hidden w-3/5 shade [--toward:to_right] [--middle:40%] lg:block" />
      <div className="absolute inset-x-0 bottom-0 h-3/4 shade sm:h-2/3 sm:[--middle:60%] lg:h-1/2 lg:[--middle:25%]" />
    </div>
  )
}

// Tall for screens held upright, wide for others: of each of our scenes there are both, of what staff chose one.
function Scene({ src, shown, first }: { src: string; shown: boolean; first: boolean }) {
  const tallSrc = src.replace(/^(\/pictures\/scenes\/\d+)-wide-/, '$1-tall-')
  const [wide, tall] = [pictureAt(src), pictureAt(tallSrc)]
  const sizes = '100vw'
  const media = '(orientation: portrait)'
  const hasTall = tallSrc !== src
  if (first && hasTall) preloadPicture(tallSrc, sizes, media)
  if (first) preloadPicture(src, sizes, hasTall ? `not all and ${media}` : undefined)
  const upright = {
    media,
    sizes,
    width: tall.width,
    height: tall.height,
  }
  return (
    <picture
      data-shown={shown}
      // The one before stays below until this one is opaque: two half-transparent ones are darker than either.
      className={`absolute inset-0 transition-opacity ease-out ${shown ? 'z-1 duration-700' : 'opacity-0 delay-700 duration-0'}`}
    >
      <source {...upright} type="image/avif" srcSet={tall.srcSet} />
      <source {...upright} srcSet={tall.src} />
      <source type="image/avif" srcSet={wide.srcSet} sizes={sizes} />
      <img
        src={wide.src}
        alt=""
        width={wide.width}
        height={wide.height}
        fetchPriority={first ? 'high' : 'low'}
        className={`size-full object-cover ${uploadedPicture(src) ? '' : 'sm:portrait:object-top landscape:object-right min-[120rem]:landscape:object-right-bottom'}`}
      />
    </picture>
  )
}
