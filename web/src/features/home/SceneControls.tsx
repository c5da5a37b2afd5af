import type { HomeText } from '@argo/domain/texts/site-texts'
import { useHydrated } from '@tanstack/react-router'
import css from './SceneControls.module.css'
import { Icon } from '../../ui/Icon.tsx'

interface SceneControlsProps {
  count: number
  /** What each scene shows. */
  captions: HomeText['captions']
  /** The scene that is shown, counted from 0. */
  shown: number
  /** Whether they change by themselves. */
  playing: boolean
  onShow: (scene: number) => void
  onPlay: (playing: boolean) => void
}

/**
 * A button for each scene, with what it shows and a progress line, of which the current one fills until the next scene is
 * shown, and a pause button. The filling itself is the timer, so pausing it pauses everything; it starts when its end can
 * be heard, and with reduced motion not at all.
 */
export function SceneControls({
  count,
  captions,
  shown,
  playing,
  onShow,
  onPlay,
}: SceneControlsProps) {
  const hydrated = useHydrated()
  return (
    <div
      role="group"
      aria-label="Background scenes"
      className="no-print flex w-full items-start gap-3 lg:w-auto lg:gap-4 motion-safe:lg:min-w-107"
    >
      {Array.from({ length: count }, (_, scene) => (
        <button
          key={scene}
          type="button"
          aria-label={[captions[scene]?.words, `scene ${scene + 1} of ${count}`]
            .filter(Boolean)
            .join(', ')}
          aria-current={scene === shown}
          onClick={() => onShow(scene)}
          className={`flex min-h-11 max-w-28 min-w-0 flex-1 flex-col gap-3 pt-5 text-left leading-tight hover:text-accent-bright lg:w-28 lg:flex-none unscripted:hidden ${scene === shown ? 'font-semibold' : ''}`}
        >
          <span className="h-0.5 w-full overflow-hidden bg-glow">
            {scene === shown && (
              <span
                data-testid="scene-timer"
                data-playing={hydrated && playing}
                onAnimationEnd={() => onShow((shown + 1) % count)}
                className={`${css.timer} block h-full w-full origin-left bg-accent`}
              />
            )}
          </span>
          {captions[scene]?.words}
        </button>
      ))}
      <button
        type="button"
        aria-label={playing ? 'Pause the changing scenes' : 'Play the changing scenes'}
        onClick={() => onPlay(!playing)}
        className="flex size-11 items-center justify-center text-foreground motion-reduce:hidden unscripted:hidden"
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </div>
  )
}
