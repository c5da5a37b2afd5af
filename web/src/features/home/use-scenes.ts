import { useState } from 'react'

/** How many scenes the hero has. */
export const sceneCount = 3

/** Which scene is shown and whether they change by themselves. */
export interface SceneState {
  /** Counted from 0. */
  shown: number
  playing: boolean
  show: (scene: number) => void
  showNext: () => void
  togglePlaying: () => void
}

/** The hero's state: it starts with the first scene, playing. */
export function useScenes(): SceneState {
  const [shown, show] = useState(0)
  const [playing, setPlaying] = useState(true)
  return {
    shown,
    playing,
    show,
    showNext: () => show((scene) => (scene + 1) % sceneCount),
    togglePlaying: () => setPlaying((value) => !value),
  }
}
