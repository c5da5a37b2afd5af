import type { Page } from '@playwright/test'

/** The requests of a page since it was watched. */
export interface Traffic {
  /** Bytes of the bodies of one type, compressed as they were sent. */
  bytesOf: (type: string) => number
  addressesOf: (type: string) => string[]
  /** The length of the chain of requests that leads to an address, itself included; the document's is 1. */
  depthOf: (url: string) => number
}

interface Asked {
  type: string
  /** The file that initiated it; a script when it is not known which; nothing for the document. */
  askedBy: string | undefined
  headBytes: number
  bytes: number
}

const aScript = 'a script'

/** Records a page's requests as the network stack sees them. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  const byUrl = new Map<string, Asked>()
  const byId = new Map<string, Asked>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type = '' }) => {
    const file = initiator.url ?? initiator.stack?.callFrames[0]?.url
    const askedBy = file ?? (initiator.type === 'script' ? aScript : undefined)
    const asked = { type, askedBy, headBytes: 0, bytes: 0 }
    byUrl.set(request.url, asked)
    byId.set(requestId, asked)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const asked = byId.get(requestId)
    if (asked) asked.headBytes = response.encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const asked = byId.get(requestId)
    if (asked) asked.bytes = encodedDataLength - asked.headBytes
  })

  const depthOf = (url: string): number => {
    if (url === aScript) return Number.POSITIVE_INFINITY
    const askedBy = byUrl.get(url)?.askedBy
    return askedBy === undefined ? 1 : 1 + depthOf(askedBy)
  }
  return {
    bytesOf: (type) =>
      [...byUrl.values()]
        .filter((asked) => asked.type === type)
        .reduce((sum, { bytes }) => sum + bytes, 0),
    addressesOf: (type) => [...byUrl.keys()].filter((url) => byUrl.get(url)?.type === type),
    depthOf,
  }
}
