const seconds = 1_000

/** Tells every ten seconds how much of a run of tests has ended, and what of it has been running longest. */
export class Progress {
  readonly #running = new Map<string, number>()
  readonly #start = Date.now()
  readonly #timer: NodeJS.Timeout

  /** Begins to tell; `ended` says what has ended, of how many. */
  constructor(ended: () => string) {
    this.#timer = setInterval(() => console.info(this.#line(ended())), 10 * seconds)
  }

  started(name: string): void {
    this.#running.set(name, Date.now())
  }

  ended(name: string): void {
    this.#running.delete(name)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  // What has started first has been running longest.
  #line(ended: string): string {
    const [longest] = this.#running
    const running = longest && `; running longest: ${longest[0]} (${secondsSince(longest[1])} s)`
    return `… ${ended} after ${secondsSince(this.#start)} s${running ?? ''}`
  }
}

function secondsSince(time: number): number {
  return Math.round((Date.now() - time) / seconds)
}
