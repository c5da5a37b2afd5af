/** Makes a function that returns numbers from 0 to 1, the same ones for the same seed (Lehmer's generator). */
export function numbersFrom(seed: number): () => number {
  let state = (Math.floor(seed) % 2_147_483_646) + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
