import { useState } from 'react'
import { trpc } from '../../lib/trpc/trpc.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PathLink } from '../../ui/PathLink.tsx'
import { SceneControls } from './SceneControls.tsx'
import { Scenes } from './Scenes.tsx'

/** Three background pictures that cross-fade, with the heading over them. */
export function Hero() {
  const [{ headline, button, path, scenes: pictures, captions }] =
    trpc.texts.home.useSuspenseQuery()
  const [shown, setShown] = useState(0)
  const [playing, setPlaying] = useState(true)
  const scene = captions[shown]
  return (
    <section
      aria-label="Argo, Forged For Gamers"
      className="relative -mt-16 flex min-h-[calc(100svh-7rem)] lg:min-h-[calc(100svh-9rem)] flex-col justify-end overflow-hidden pt-16 print:mt-0 print:min-h-0 print:pt-0"
    >
      <Scenes pictures={pictures} shown={shown} />
      <div className="page relative flex flex-col gap-8 pb-6 print:pb-4 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <p className="eyebrow text-accent">Forged For Gamers</p>
          <h1 className="display mt-4 text-hero">
            {headline.split('\n').map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h1>
          <p className="mt-8 flex flex-col items-start gap-x-8 gap-y-2 sm:flex-row sm:items-center">
            <PathLink path={path} className={buttonClass()}>
              {button}
              <Icon name="arrow" />
            </PathLink>
            {scene && (
              <PathLink
                path={scene.path}
                className="no-print prose-link inline-flex min-h-11 items-center"
              >
                See {scene.words}
              </PathLink>
            )}
          </p>
        </div>
        <SceneControls
          count={pictures.length}
          captions={captions}
          shown={shown}
          playing={playing}
          onShow={setShown}
          onPlay={setPlaying}
        />
      </div>
    </section>
  )
}
