import type { ScaleDrawing } from '@argo/domain/features/scale-drawing'
import { ProductOutline } from '../../../ui/ProductOutline.tsx'
import type { Figure } from './DrawingRows.tsx'
import { inMillimeters, inWords } from './lengths.ts'
import { Across, Upright } from './measures.tsx'

/** The sides of a product with their dimensions. */
export function sideFigures(
  name: string,
  { views }: ScaleDrawing,
  lines: string | undefined,
): Figure[] {
  const longest = Math.max(...views.flatMap(({ width, height }) => [width, height]))
  return views.map((view, index) => {
    const { side, width, height } = view
    // Written once where both sides are equally high.
    const isMeasured = height !== views[index - 1]?.height
    return {
      name: side,
      label: `${name}, ${side.toLowerCase()}: ${inWords(inMillimeters(width))} wide, ${inWords(inMillimeters(height))} ${side === 'Top' ? 'deep' : 'high'}`,
      width,
      height,
      ...(isMeasured && { left: inMillimeters(height).first }),
      shapes: <ProductOutline {...view} lines={lines} />,
      words: (
        <>
          {isMeasured && (
            <Upright
              to={height}
              of={height}
              isLow={height < longest / 5}
              value={inMillimeters(height)}
            />
          )}
          <Across to={width} of={width} value={inMillimeters(width)} />
        </>
      ),
    }
  })
}

/** The thing of known size that a product is drawn beside. */
export function referenceFigure({ reference: { kind, width, height } }: ScaleDrawing): Figure {
  const { name, us, corner, print } = references[kind]
  return {
    name,
    width,
    height,
    shapes: (
      <g className="stroke-muted">
        <rect y={-height} width={width} height={height} rx={corner} className="fill-raised" />
        <path d={print} className="stroke-line" />
      </g>
    ),
    words: (
      <Across
        to={width}
        of={width}
        value={{ first: `${width} × ${height}\u00a0mm`, second: us }}
        isLast
      />
    ),
  }
}

const references = {
  card: {
    name: 'Credit card',
    us: '3.4 × 2.1\u00a0in',
    corner: 3.2,
    print: 'M8 -36h13v10h-13zM8 -14h44M8 -8h26',
  },
  sheet: {
    name: 'Letter paper',
    us: '8.5 × 11\u00a0in',
    corner: 0,
    print:
      'M28 -245h90M28 -215h160M28 -200h160M28 -185h160M28 -170h110M28 -140h160M28 -125h160M28 -110h70',
  },
}
