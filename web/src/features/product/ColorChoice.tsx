import { Link } from '@tanstack/react-router'
import { Swatch } from './Swatch.tsx'

/**
 * The colors a product comes in. Each is a link to the same page in that color, so that a color
 * can be shared; choosing one adds no step to go back through.
 */
export function ColorChoice({
  colors,
  chosen,
  onNear,
}: {
  colors: string[]
  chosen: string
  /** Called with a color whose swatch is hovered or focused. */
  onNear: (color: string) => void
}) {
  return (
    <section aria-labelledby="colors" className="mt-4 lg:mt-6 md:max-lg:mb-4 print:mt-2">
      <p className="print:hidden">
        <span id="colors" className="font-semibold">
          Choose Color:
        </span>{' '}
        <span aria-live="polite" className="text-muted">
          {chosen}
        </span>
      </p>
      <p className="hidden print:block">
        <strong className="font-semibold">Colors:</strong> {colors.join(', ')}
      </p>
      <ul className="mt-1 -ml-1.5 flex flex-wrap gap-1 print:hidden">
        {colors.map((color) => (
          <li key={color}>
            <Link
              to="."
              search={({ preview }) => ({ color, preview })}
              replace
              resetScroll={false}
              aria-label={color}
              onPointerEnter={() => onNear(color)}
              onFocus={() => onNear(color)}
              aria-current={color === chosen ? 'true' : undefined}
              activeOptions={{ exact: true, includeSearch: true }}
              className="group relative flex size-14 items-center justify-center focus-visible:outline-offset-[-2px]"
            >
              <Swatch color={color} />
              <span className="absolute inset-x-2 bottom-0 h-0.5 scale-x-0 bg-muted transition-transform duration-200 forced-color-adjust-none group-hover:scale-x-50 group-aria-[current]:scale-x-100 group-aria-[current]:bg-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
