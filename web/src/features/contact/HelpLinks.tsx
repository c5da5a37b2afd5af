import { LinkRow } from '../../ui/LinkRow.tsx'

/** Pages that answer what many write about. */
export function HelpLinks() {
  return (
    <section aria-labelledby="sooner" className="print:hidden">
      <h2 id="sooner" className="display text-title">
        Faster answers
      </h2>
      <ul className="mt-4 *:border-t *:border-line">
        <li>
          <LinkRow
            to="/warranty"
            hash="claim"
            name="Make a claim"
            description="The form asks for everything we need."
          />
        </li>
        <li>
          <LinkRow
            to="/downloads"
            name="Find a file"
            description="Manuals and software, by product."
          />
        </li>
      </ul>
    </section>
  )
}
