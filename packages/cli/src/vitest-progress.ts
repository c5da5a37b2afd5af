import type { Reporter, TestModule } from 'vitest/node'
import { Progress } from './progress.ts'

/** Tells while Vitest runs how many files and tests have ended, and which file takes longest. */
export default class VitestProgress implements Reporter {
  #progress: Progress | undefined
  #files = 0
  #tests = 0

  onTestRunStart({ length }: readonly unknown[]): void {
    this.#progress = new Progress(() => `${this.#files} of ${length} files, ${this.#tests} tests`)
  }

  onTestModuleQueued(file: TestModule): void {
    this.#progress?.started(nameOf(file))
  }

  onTestCaseResult(): void {
    this.#tests += 1
  }

  onTestModuleEnd(file: TestModule): void {
    this.#files += 1
    this.#progress?.ended(nameOf(file))
  }

  onTestRunEnd(): void {
    this.#progress?.stop()
  }
}

function nameOf({ relativeModuleId, project }: TestModule): string {
  return `${relativeModuleId} (${project.name})`
}
