import { beforeAll, onTestFinished } from 'vitest'

type CleanUp = () => unknown

let ofFile: CleanUp[] | undefined

/** Does something when the test ends, or after the file's last test if what is made now is for all of them. */
export function onFinished(cleanUp: CleanUp): void {
  if (ofFile) ofFile.push(cleanUp)
  else onTestFinished(async () => void (await cleanUp()))
}

/** Makes something once for all tests of a file that only read it, such as a server on a database of its own. */
export function forAllTests<Made>(make: () => Promise<Made>): () => Made {
  let made: Made
  beforeAll(async () => {
    const cleanUps: CleanUp[] = []
    ofFile = cleanUps
    try {
      made = await make()
    } finally {
      ofFile = undefined
    }
    return async () => {
      for (const cleanUp of cleanUps.toReversed()) await cleanUp()
    }
  })
  return () => made
}
