import { Link } from '@tanstack/react-router'
import { Swatch } from './Swatch.tsx'

/**
 * The colours a product comes in. Each is a link to the same page in that colour, so that a colour
 * can be shared; choosing one adds no step to go back through.
 */
export function ColourChoice({
  colours,
  chosen,
  onNear,
}: {
  colours: string[]
  chosen: string
  /** Called with a color whose swatch is hovered or focused. */
  onNear: (colour: string) => void
}) {
  return (
    <section aria-labelledby="colours" className="mt-8 lg:mt-10 print:mt-3">
      <p className="text-sm">
        <span id="colours" className="font-semibold">
          Choose Color:
        </span>{' '}
        <span aria-live="polite" className="text-steel">
          {chosen}
        </span>
      </p>
      <ul className="mt-3 -ml-1.5 flex flex-wrap gap-1 print:hidden">
        {colours.map((colour) => (
          <li key={colour}>
            <Link
              to="."
              search={{ color: colour }}
              replace
              resetScroll={false}
              aria-label={colour}
              onPointerEnter={() => onNear(colour)}
              onFocus={() => onNear(colour)}
              aria-current={colour === chosen ? 'true' : undefined}
              activeOptions={{ exact: true, includeSearch: true }}
              className="group relative flex size-14 items-center justify-center focus-visible:outline-offset-[-1px]"
            >
              <Swatch colour={colour} />
              <span className="absolute inset-x-2 bottom-0 h-0.5 origin-center scale-x-0 bg-ember forced-color-adjust-none transition-transform duration-200 group-hover:scale-x-50 group-hover:bg-steel group-aria-[current]:scale-x-100 group-aria-[current]:bg-ember" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
