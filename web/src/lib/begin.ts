/** What a page loads once it stands: its stylesheet, and the modules beside its entry. */
export interface Late {
  entry: string
  modules: string[]
  stylesheet: string | undefined
}

/**
 * Loads what makes a page answer, once its first pictures are there and what stands is painted, or with
 * the visitor's first touch: until then the line is theirs. It is written into pages as it is, so it
 * uses nothing from outside.
 */
export async function begin({ entry, modules, stylesheet }: Late): Promise<void> {
  const happens = (target: EventTarget, ...signs: string[]) =>
    new Promise((come) => {
      for (const sign of signs) target.addEventListener(sign, come, { once: true })
    })
  const shown = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].map(
    (picture) => picture.complete || happens(picture, 'load', 'error'),
  )
  const painted = new Promise((seen) =>
    new PerformanceObserver(seen).observe({ type: 'paint', buffered: true }),
  )
  // The second frame begins when the first, which shows the last picture, is done.
  const aFrameLater = () =>
    new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
  await Promise.race([
    Promise.all([painted, ...shown]).then(aFrameLater),
    happens(window, 'pointerdown', 'keydown'),
    new Promise((come) => setTimeout(come, 3_000)),
  ])

  const link = (rel: string, href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }))
  const ofPage = document.querySelector('script[data-modules]')?.textContent
  for (const module of [...modules, ...(ofPage ? (JSON.parse(ofPage) as string[]) : [])])
    link('modulepreload', module)
  if (stylesheet) link('stylesheet', stylesheet)
  await import(entry)
}
