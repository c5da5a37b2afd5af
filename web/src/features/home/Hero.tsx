import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SceneControls } from './SceneControls.tsx'
import { Scenes } from './Scenes.tsx'
import { useScenes } from './use-scenes.ts'

/** Three background pictures that cross-fade, with the heading over them. */
export function Hero() {
  const scenes = useScenes()
  return (
    <section
      aria-label="Argo, Forged For Gamers"
      className="hero relative -mt-16 flex min-h-[max(100svh,28rem)] flex-col justify-end overflow-hidden pt-16"
    >
      <Scenes shown={scenes.shown} />
      <div className="page relative flex flex-col gap-8 pb-10 sm:pb-14 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <p className="eyebrow text-accent">Forged For Gamers</p>
          <h1 className="display mt-4 text-hero">
            <span className="block">Built to</span>
            <span className="block">the millimeter.</span>
          </h1>
          <ButtonLink to="/products" className="mt-8">
            Explore Products
            <Icon name="arrow" />
          </ButtonLink>
        </div>
        <SceneControls {...scenes} />
      </div>
    </section>
  )
}
