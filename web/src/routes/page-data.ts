import type * as StructuredData from './structured-data.ts'

let writers: typeof StructuredData | undefined

/**
 * Fetches what writes a page's structured data. It belongs into the loader, where it comes beside the
 * page's data; the page a visitor arrives at has its structured data already, and needs none of it.
 */
export async function prepareData(): Promise<void> {
  // Without it the page is whole but for machines.
  writers ??= await import('./structured-data.ts').catch(() => undefined)
}

/** The structured data of the page at an address: written anew or, on arrival, as it came. */
export function pageData(
  url: string,
  write: (writers: typeof StructuredData) => StructuredData.Thing[],
): object | undefined {
  if (!writers) return carriedData(url)
  return { '@context': 'https://schema.org', '@graph': write(writers) }
}

function carriedData(url: string): object | undefined {
  if (typeof document === 'undefined') return undefined
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  const script = document.querySelector('script[type="application/ld+json"]')
  if (canonical !== url || !script) return undefined
  return JSON.parse(script.textContent) as object
}
