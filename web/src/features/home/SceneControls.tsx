import { useHydrated } from '@tanstack/react-router'
import css from './SceneControls.module.css'
import { Icon } from '../../ui/Icon.tsx'

interface SceneControlsProps {
  count: number
  /** The scene that is shown, counted from 0. */
  shown: number
  /** Whether they change by themselves. */
  playing: boolean
  onShow: (scene: number) => void
  onPlay: (playing: boolean) => void
}

/**
 * A progress line for each scene, of which the current one fills until the next scene is shown, and a pause button. The
 * filling itself is the timer, so pausing it pauses everything; it starts when its end can be heard, and
 * with reduced motion not at all.
 */
export function SceneControls({ count, shown, playing, onShow, onPlay }: SceneControlsProps) {
  const hydrated = useHydrated()
  return (
    <div
      role="group"
      aria-label="Background scenes"
      className="no-print flex items-center gap-3 unscripted:hidden"
    >
      {Array.from({ length: count }, (_, scene) => (
        <button
          key={scene}
          type="button"
          aria-label={`Show scene ${scene + 1} of ${count}`}
          aria-current={scene === shown}
          onClick={() => onShow(scene)}
          className="flex h-11 w-14 items-center lg:w-20"
        >
          <span className="h-0.5 w-full overflow-hidden bg-foreground/30">
            {scene === shown && (
              <span
                data-testid="scene-timer"
                data-playing={hydrated && playing}
                onAnimationEnd={() => onShow((shown + 1) % count)}
                className={`${css.timer} block h-full w-full origin-left bg-accent`}
              />
            )}
          </span>
        </button>
      ))}
      <button
        type="button"
        aria-label={playing ? 'Pause the changing scenes' : 'Play the changing scenes'}
        onClick={() => onPlay(!playing)}
        className="flex size-11 items-center justify-center text-foreground motion-reduce:hidden"
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </div>
  )
}
