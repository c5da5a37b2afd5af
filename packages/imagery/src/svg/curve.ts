/** Flat x, y pairs thinned (Douglas–Peucker) so that no dropped point was farther than `tolerance`. */
export const thin = (points: number[], tolerance: number): number[] => {
  const count = points.length / 2
  if (count < 3) return points
  const keep = new Uint8Array(count)
  keep[0] = keep[count - 1] = 1
  const stack = [0, count - 1]
  while (stack.length) {
    const to = stack.pop() as number
    const from = stack.pop() as number
    const [ax, ay] = [points[from * 2]!, points[from * 2 + 1]!]
    const [dx, dy] = [points[to * 2]! - ax, points[to * 2 + 1]! - ay]
    const length = Math.hypot(dx, dy)
    let worst = tolerance
    let at = -1
    for (let i = from + 1; i < to; i += 1) {
      const [px, py] = [points[i * 2]! - ax, points[i * 2 + 1]! - ay]
      const off = length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length
      if (off > worst) {
        worst = off
        at = i
      }
    }
    if (at < 0) continue
    keep[at] = 1
    stack.push(from, at, at, to)
  }
  const out: number[] = []
  for (let i = 0; i < count; i += 1) if (keep[i]) out.push(points[i * 2]!, points[i * 2 + 1]!)
  return out
}

/** A piece of outline: from one point to the next, with two handles when it bends. */
export type Segment = {
  from: [number, number]
  to: [number, number]
  handles?: [number, number, number, number]
}

const SMOOTH = Math.cos((40 * Math.PI) / 180)

/** Turns a thinned polyline into segments, curved where it turns gently and straight elsewhere. */
export const bend = (points: number[], closed: boolean): Segment[] => {
  const count = points.length / 2
  const spans = count - 1
  const at = (i: number): [number, number] => [points[i * 2]!, points[i * 2 + 1]!]
  const tangent = (i: number): [number, number, number] | undefined => {
    const wrap = closed && (i === 0 || i === spans)
    if (!wrap && (i === 0 || i === spans)) return undefined
    const [before, here, after] = [at(wrap ? spans - 1 : i - 1), at(i), at(wrap ? 1 : i + 1)]
    const [ux, uy, vx, vy] = [
      here[0] - before[0],
      here[1] - before[1],
      after[0] - here[0],
      after[1] - here[1],
    ]
    const [ul, vl] = [Math.hypot(ux, uy), Math.hypot(vx, vy)]
    if (ul === 0 || vl === 0 || (ux * vx + uy * vy) / (ul * vl) < SMOOTH) return undefined
    const [tx, ty] = [ux / ul / ul + vx / vl / vl, uy / ul / ul + vy / vl / vl]
    const tl = Math.hypot(tx, ty) || 1
    return [tx / tl, ty / tl, Math.min(ul, vl) / 2.9]
  }
  const segments: Segment[] = []
  for (let i = 0; i < spans; i += 1) {
    const [from, to] = [at(i), at(i + 1)]
    const [leave, arrive] = [tangent(i), tangent(i + 1)]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const reach = length / 3
    if ((!leave && !arrive) || length < 4) {
      segments.push({ from, to })
      continue
    }
    const [ex, ey] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const [ax, ay, al] = leave ?? [ex, ey, reach]
    const [bx, by, bl] = arrive ?? [ex, ey, reach]
    const bow = Math.max(Math.abs(ax * ey - ay * ex) * al, Math.abs(bx * ey - by * ex) * bl)
    if (bow < 0.5) segments.push({ from, to })
    else {
      segments.push({
        from,
        to,
        handles: [from[0] + ax * al, from[1] + ay * al, to[0] - bx * bl, to[1] - by * bl],
      })
    }
  }
  return segments
}

/** The same segments walked the other way. */
export const reversed = (segments: Segment[]): Segment[] =>
  segments.toReversed().map(({ from, to, handles }) => ({
    from: to,
    to: from,
    ...(handles && {
      handles: [handles[2], handles[3], handles[0], handles[1]] as [number, number, number, number],
    }),
  }))

const gap = (numbers: number[]): string => {
  let text = ''
  for (const number of numbers) text += (number < 0 || text === '' ? '' : ' ') + String(number)
  return text
}

/** Compact path data in whole grid units; `close` ends each run with z. */
export const pathData = (runs: Segment[][], close: boolean): string => {
  let text = ''
  for (const run of runs) {
    const first = run[0]
    if (!first) continue
    let [x, y] = [Math.round(first.from[0]), Math.round(first.from[1])]
    text += `M${gap([x, y])}`
    let last = 'M'
    let mirror: [number, number] | undefined
    for (const { to, handles } of run) {
      const [tx, ty] = [Math.round(to[0]) - x, Math.round(to[1]) - y]
      if (tx === 0 && ty === 0) continue
      let command = 'l'
      let numbers = [tx, ty]
      if (handles) {
        const [ax, ay, bx, by] = handles.map((value, k) => Math.round(value) - (k % 2 ? y : x)) as [
          number,
          number,
          number,
          number,
        ]
        const smooth = mirror && Math.hypot(mirror[0] - ax, mirror[1] - ay) < 2.3
        command = smooth ? 's' : 'c'
        numbers = smooth ? [bx, by, tx, ty] : [ax, ay, bx, by, tx, ty]
        mirror = [tx - bx, ty - by]
      } else {
        mirror = undefined
        if (ty === 0) [command, numbers] = ['h', [tx]]
        else if (tx === 0) [command, numbers] = ['v', [ty]]
      }
      const body = gap(numbers)
      text += command === last ? (body.startsWith('-') ? body : ` ${body}`) : command + body
      last = command
      x += tx
      y += ty
    }
    if (close) text += 'z'
  }
  return text
}
