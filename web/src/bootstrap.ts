/** What a page loads once its first pictures are there: its entry, the modules beside it, and its stylesheet. */
export interface DeferredAssets {
  entry: string
  modules: string[]
  stylesheet: string | undefined
}

/**
 * The inline script of a page. It loads what makes the page interactive when the page's first pictures have
 * come and it is painted, or with the visitor's first input: until then the connection is for what is seen.
 */
const { entry, modules, stylesheet } = readJson<DeferredAssets>('deferred-assets')

// The page's policy takes no text for the address of a script (Trusted Types), in browsers that know them.
const trusted = window.trustedTypes?.createPolicy('entry', { createScriptURL: () => entry })

await Promise.race([
  Promise.all([firstPaint(), ...firstPictures()]).then(twoFrames),
  next(window, 'pointerdown', 'keydown'),
  delay(3_000),
])
for (const href of [...modules, ...readJson<string[]>('page-modules')])
  append('modulepreload', href)
if (stylesheet !== undefined) void retry(() => loadStylesheet(stylesheet))
void retry(loadEntry)

function readJson<Data>(id: string): Data {
  return JSON.parse(document.getElementById(id)?.textContent ?? '[]') as Data
}

function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
}

function firstPictures(): unknown[] {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')
  return [...pictures].map((picture) => picture.complete || next(picture, 'load', 'error'))
}

// The second frame begins when the first, which shows the last picture, is done.
function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
}

function next(target: EventTarget, ...types: string[]): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of types) target.addEventListener(type, resolve, { once: true })
  })
}

function delay(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

function append(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href })
  document.head.append(link)
  return link
}

async function loadStylesheet(href: string): Promise<void> {
  await loaded(append('stylesheet', href), href)
}

// An element and not an import: the page's policy lets through what this script adds, as an import counts for a part
// of the markup.
async function loadEntry(): Promise<void> {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = trusted?.createScriptURL('') ?? entry
  document.head.append(script)
  await loaded(script, entry)
}

async function loaded(element: HTMLElement, url: string): Promise<void> {
  const { type } = (await next(element, 'load', 'error')) as Event
  if (type === 'load') return
  element.remove()
  throw new Error(`${url} did not load`)
}

// Tries again when the connection returns, else after 4, 8 and 16 seconds.
async function retry(load: () => Promise<unknown>, pause = 4_000): Promise<void> {
  try {
    await load()
  } catch (error) {
    if (pause > 16_000) throw error
    await Promise.race([delay(pause), next(window, 'online')])
    await retry(load, pause * 2)
  }
}

declare global {
  interface Window {
    /** Makes objects that stand for texts which are trusted, and are taken where text is; in browsers that have it. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (input: string) => string },
      ) => { createScriptURL: (input: string) => string }
    }
  }
}
