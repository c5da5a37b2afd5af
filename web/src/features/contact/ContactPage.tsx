import { PageHead } from '../../ui/PageHead.tsx'
import { ContactFacts } from './ContactFacts.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Questions } from './Questions.tsx'
import { HelpLinks } from './HelpLinks.tsx'

/** The contact page: how to reach us, the form and what may be quicker, the FAQ below. */
export default function ContactPage() {
  return (
    <>
      <PageHead title="Get In Touch" />
      <ContactFacts />
      <div className="page grid grid-cols-1 gap-x-20 gap-y-12 pt-12 lg:grid-cols-[7fr_5fr] lg:pt-16 print:hidden">
        <ContactForm />
        <HelpLinks />
      </div>
      <Questions />
    </>
  )
}
