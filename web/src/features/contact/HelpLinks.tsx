import { choosingLinks } from '../../lib/catalogue/choosing-links.ts'
import { LinkRow } from '../../ui/LinkRow.tsx'

/** Pages that answer what many write about. */
export function HelpLinks() {
  return (
    <section aria-labelledby="sooner" className="lg:sticky lg:top-24 lg:self-start">
      <h2 id="sooner" className="display text-title">
        Often quicker
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        <li>
          <LinkRow
            to="/warranty"
            hash="claim"
            name="Make a warranty claim"
            description="The form asks for all that we need."
          />
        </li>
        <li>
          <LinkRow
            to="/downloads"
            name="Find a manual or software"
            description="Every file, by product."
          />
        </li>
        {choosingLinks.map(({ name, description, link }) => (
          <li key={name}>
            <LinkRow {...link} name={name} description={description} />
          </li>
        ))}
      </ul>
    </section>
  )
}
