import { useHydrated } from '@tanstack/react-router'
import { sceneCount } from './use-scenes.ts'

/**
 * The scenes' pictures, one over the other, only the shown one opaque. The first comes with the
 * page; the others follow once it is alive, so that they do not compete with it.
 */
export function Scenes({ shown }: { shown: number }) {
  const hydrated = useHydrated()
  return (
    <div aria-hidden="true" className="absolute inset-0">
      {Array.from({ length: hydrated ? sceneCount : 1 }, (_, scene) => (
        <picture
          key={scene}
          data-shown={scene === shown}
          className="absolute inset-0 opacity-0 transition-opacity duration-1000 ease-out data-[shown=true]:opacity-100"
        >
          <source
            media="(orientation: portrait)"
            srcSet={`/pictures/scenes/${scene + 1}-tall.svg`}
            width={1080}
            height={1600}
          />
          <img
            src={`/pictures/scenes/${scene + 1}-wide.svg`}
            alt=""
            width={2400}
            height={1350}
            fetchPriority={scene === 0 ? 'high' : 'low'}
            className="size-full object-cover"
          />
        </picture>
      ))}
      <div className="absolute inset-y-0 left-0 hidden w-3/5 bg-linear-to-r from-coal/90 via-coal/40 to-transparent lg:block" />
      <div className="absolute inset-x-0 bottom-0 h-3/4 bg-linear-to-t from-coal via-coal/75 sm:h-2/3 sm:via-coal/60 to-transparent" />
    </div>
  )
}
