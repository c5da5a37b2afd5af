import { SIDE } from './camera.ts'

/** Visible patches as labels (patch + 1, 0 for nothing); specks smaller than `least` grid points join a neighbour. */
export const labelRegions = (
  triangle: Int32Array,
  patchOf: Int32Array,
  least: number,
): Int32Array => {
  const labels = new Int32Array(SIDE * SIDE)
  for (let i = 0; i < labels.length; i += 1) {
    const t = triangle[i]!
    if (t >= 0) labels[i] = patchOf[t]! + 1
  }
  absorbSpecks(labels, least)
  return labels
}

/** Runs of equal labels, row by row, and the joined piece each belongs to. */
class Runs {
  count = 0
  row = new Int32Array(1 << 16)
  from = new Int32Array(1 << 16)
  to = new Int32Array(1 << 16)
  parent = new Int32Array(1 << 16)

  add(row: number, from: number, to: number) {
    if (this.count === this.row.length) this.grow()
    this.row[this.count] = row
    this.from[this.count] = from
    this.to[this.count] = to
    this.parent[this.count] = this.count
    this.count += 1
  }

  find(run: number): number {
    let root = run
    while (this.parent[root] !== root) root = this.parent[root]!
    this.parent[run] = root
    return root
  }

  private grow() {
    for (const name of ['row', 'from', 'to', 'parent'] as const) {
      const larger = new Int32Array(this.row.length * 2)
      larger.set(this[name])
      this[name] = larger
    }
  }
}

const absorbSpecks = (labels: Int32Array, least: number) => {
  const runs = gather(labels)
  const area = new Int32Array(runs.count)
  for (let i = 0; i < runs.count; i += 1) area[runs.find(i)]! += runs.to[i]! - runs.from[i]!
  for (let i = 0; i < runs.count; i += 1) {
    if (area[runs.find(i)]! >= least) continue
    const start = runs.row[i]! * SIDE
    const [from, to] = [start + runs.from[i]!, start + runs.to[i]!]
    const own = labels[from]!
    const candidates = [labels[from - 1], labels[to], labels[from - SIDE], labels[from + SIDE]]
    const solid = candidates.find((other) => other && other !== own)
    const next = own === 0 ? solid : (solid ?? candidates.find((other) => other !== own))
    if (next !== undefined) labels.fill(next, from, to)
  }
}

const gather = (labels: Int32Array): Runs => {
  const runs = new Runs()
  let [aboveFirst, aboveEnd] = [0, 0]
  for (let y = 0; y < SIDE; y += 1) {
    const first = runs.count
    const start = y * SIDE
    let from = 0
    for (let x = 1; x <= SIDE; x += 1) {
      if (x < SIDE && labels[start + x] === labels[start + from]) continue
      runs.add(y, from, x)
      from = x
    }
    let above = aboveFirst
    for (let run = first; run < runs.count; run += 1) {
      const label = labels[start + runs.from[run]!]
      while (above < aboveEnd && runs.to[above]! <= runs.from[run]!) above += 1
      for (let k = above; k < aboveEnd && runs.from[k]! < runs.to[run]!; k += 1) {
        if (labels[start - SIDE + runs.from[k]!] === label)
          runs.parent[runs.find(run)] = runs.find(k)
      }
    }
    ;[aboveFirst, aboveEnd] = [first, runs.count]
  }
  return runs
}
