import { PageHead } from '../../ui/PageHead.tsx'
import { ContactFacts } from './ContactFacts.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Questions } from './Questions.tsx'
import { HelpLinks } from './HelpLinks.tsx'

/** The contact page: how to reach us, the form beside it, what may be quicker and the FAQ below. */
export default function ContactPage() {
  return (
    <>
      <PageHead title="Get In Touch" className="lg:pb-10" />
      <div className="page grid grid-cols-1 gap-x-16 gap-y-12 pb-16 lg:grid-cols-[5fr_7fr] lg:pb-24 xl:gap-x-24">
        <ContactFacts />
        <ContactForm />
        <HelpLinks />
      </div>
      <Questions />
    </>
  )
}
