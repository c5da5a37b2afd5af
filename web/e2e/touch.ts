import type { Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** Touch input of the device: the browser scrolls, pans and taps by it natively. */
export interface Fingers {
  /** Swipes one finger from a point to another. */
  swipe: (from: Point, to: Point) => Promise<void>
  /** Puts fingers down at the first points, moves them through the others and lifts them. */
  move: (positions: Point[][]) => Promise<void>
}

export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)

  async function move(positions: Point[][]) {
    for (const [index, points] of positions.entries()) {
      await session.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : 'touchMove',
        touchPoints: points.map((point, id) => ({ ...point, id })),
      })
      // A frame each, as fingers move.
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  async function swipe(from: Point, to: Point) {
    const steps = 8
    // The finger rests before it is lifted: how far a row that snaps goes on by itself depends on its speed, and that on
    // the machine.
    const rest = 8
    const path = Array.from({ length: steps + rest + 1 }, (_, index) => {
      const way = Math.min(1, index / steps)
      return [{ x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way }]
    })
    await move(path)
  }

  return { move, swipe }
}
