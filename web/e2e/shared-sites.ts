import { fillCatalogue } from '@argo/cli/test-catalogue'
import { startSite } from '@argo/cli/site-process'

/** A site that all workers test. */
export interface SharedSite {
  url: string
  databaseFile: string
}

interface SharedSites {
  site: SharedSite
  largeSite: SharedSite
}

const variable = 'SHARED_SITES'

/** Starts the sites that all workers share, before the first test. Returns what ends them. */
export default async function startSharedSites(): Promise<() => Promise<void>> {
  const [site, largeSite] = await Promise.all([
    startSite(),
    startSite({ prepare: (file) => fillCatalogue(file, 900) }),
  ])
  const shared: SharedSites = { site: addressOf(site), largeSite: addressOf(largeSite) }
  process.env[variable] = JSON.stringify(shared)
  return async () => {
    await Promise.all([site.stop(), largeSite.stop()])
  }
}

/** The sites that were started before the first test. */
export function sharedSites(): SharedSites {
  return JSON.parse(process.env[variable] ?? '') as SharedSites
}

function addressOf({ url, databaseFile }: SharedSite): SharedSite {
  return { url, databaseFile }
}
