import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { Progress } from '@argo/cli/progress'

/** Tells while Playwright runs how many files and tests have ended, and which test takes longest. */
export default class PlaywrightProgress implements Reporter {
  #progress: Progress | undefined
  /** How many tests of each file are to come. */
  readonly #left = new Map<string, number>()
  #tests = 0

  onBegin(_config: FullConfig, suite: Suite): void {
    const all = suite.allTests()
    for (const { location } of all)
      this.#left.set(location.file, (this.#left.get(location.file) ?? 0) + 1)
    const ended = () => [...this.#left.values()].filter((left) => left === 0).length
    this.#progress = new Progress(
      () => `${ended()} of ${this.#left.size} files, ${this.#tests} of ${all.length} tests`,
    )
  }

  onTestBegin(test: TestCase): void {
    this.#progress?.started(nameOf(test))
  }

  onTestEnd(test: TestCase): void {
    this.#progress?.ended(nameOf(test))
    this.#tests += 1
    this.#left.set(test.location.file, (this.#left.get(test.location.file) ?? 0) - 1)
  }

  onEnd(): void {
    this.#progress?.stop()
  }
}

function nameOf(test: TestCase): string {
  return test.titlePath().filter(Boolean).join(' › ')
}
