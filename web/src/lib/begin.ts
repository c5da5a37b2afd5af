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
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')
  const shown = [...pictures]
    .filter(({ complete }) => !complete)
    .map(
      (picture) =>
        new Promise((come) => {
          picture.addEventListener('load', come)
          picture.addEventListener('error', come)
        }),
    )
  const painted = () => new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)))
  const asked = new Promise((ask) => {
    for (const sign of ['pointerdown', 'keydown', 'pointermove'])
      addEventListener(sign, ask, { once: true, passive: true })
    setTimeout(ask, 3_000)
  })
  const link = (rel: string, href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }))

  await Promise.race([Promise.all(shown).then(painted), asked])
  const ofPage = document.querySelector('script[data-modules]')?.textContent
  for (const module of [...modules, ...(ofPage ? (JSON.parse(ofPage) as string[]) : [])])
    link('modulepreload', module)
  if (stylesheet) link('stylesheet', stylesheet)
  await import(entry)
}
