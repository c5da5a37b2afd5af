import { type MouseEvent, type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

const screens = [
  { name: 'Narrow screen', width: 390, height: 700 },
  { name: 'Wide screen', width: 1440, height: 900 },
] as const

/** What visitors see, as a phone or a desktop shows it: a frame, so that it is laid out by its own width. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const [screen, setScreen] = useState<(typeof screens)[number]>(screens[0])
  const [body, setBody] = useState<HTMLElement>()
  const [room, setRoom] = useState(0)
  const { width, height } = screen
  const scale = room === 0 ? 1 : Math.min(1, room / width)

  // Chromium has the page of a frame at once, others when it has loaded.
  const show = useCallback((frame: HTMLIFrameElement | null) => {
    setBody(frame?.contentDocument ? dressed(frame.contentDocument) : undefined)
  }, [])

  function measure(box: HTMLElement | null) {
    if (!box) return undefined
    const observer = new ResizeObserver(() => setRoom(box.clientWidth))
    observer.observe(box)
    return () => observer.disconnect()
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <fieldset className="flex gap-5">
        <legend className="sr-only">Screen of the preview</legend>
        {screens.map((each) => (
          <label key={each.name} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="preview-screen"
              checked={each === screen}
              onChange={() => setScreen(each)}
            />
            {each.name}
          </label>
        ))}
      </fieldset>
      <div ref={measure}>
        <div
          className="box-content overflow-hidden border border-line"
          style={{ width: width * scale, height: height * scale }}
        >
          {/* What it shows is the desk's own. */}
          <iframe
            sandbox="allow-same-origin"
            title="Preview"
            width={width}
            height={height}
            className="block max-w-none origin-top-left border-0"
            style={{ transform: `scale(${scale})` }}
            ref={show}
            onLoad={({ currentTarget }) => show(currentTarget)}
          />
        </div>
      </div>
      {body && createPortal(<div onClickCapture={stay}>{children}</div>, body)}
    </div>
  )
}

// The desk's styles, in which the site's are.
function dressed(page: Document): HTMLElement {
  page.documentElement.lang = 'en'
  const styles = document.head.querySelectorAll('link[rel="stylesheet"], style')
  page.head.replaceChildren(...[...styles].map((style) => style.cloneNode(true)))
  return page.body
}

// A link leads away from what is typed.
function stay(event: MouseEvent): void {
  if (!(event.target as Element).closest('a')) return
  event.preventDefault()
  event.stopPropagation()
}
