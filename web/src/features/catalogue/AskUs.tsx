import { ButtonLink } from '../../ui/Button.tsx'

const rest = ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1']

/** Fills the rest of the grid's last row with a link to the contact page. */
export function AskUs({ after, lead }: { after: number; lead: boolean }) {
  const rowOfTwo = after % 2 === 0 ? 'md:col-span-2' : 'md:col-span-1'
  const rowOfThree = rest[(lead ? after + 1 : after) % 3]
  return (
    <li className={`no-print ${rowOfTwo} ${rowOfThree}`}>
      <div className="flex h-full flex-wrap items-end justify-between gap-x-6 gap-y-10 border border-dashed border-line p-6 xl:p-8">
        <p className="display max-w-[7.1em] grow self-start text-display wrap-anywhere text-muted">
          Between two?
        </p>
        <div>
          <p className="max-w-[20em] text-muted [text-wrap:pretty]">
            Write to us with what you have and what you want to add, and ask what fits.
          </p>
          <ButtonLink to="/contact" look="outline" className="mt-6">
            Ask us
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}
