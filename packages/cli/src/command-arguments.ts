import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** The words and options that a command was given; explains it where there is no such option. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
) {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    return explain(`${(error as Error).message}\n${help}`)
  }
}

/** Explains a command that takes no arguments where it was given some. */
export function expectNoArguments(help: string): void {
  if (process.argv.length > 2) explain(help)
}

/** Says how a command is used, and ends it. */
export function explain(help: string): never {
  console.error(help)
  process.exit(1)
}
