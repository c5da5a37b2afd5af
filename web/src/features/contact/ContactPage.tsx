import { PageHead } from '../../ui/PageHead.tsx'
import { ContactFacts } from './ContactFacts.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Questions } from './Questions.tsx'
import { HelpLinks } from './HelpLinks.tsx'

/** The contact page: how to reach us, what may be quicker beside the form, and the FAQ. */
export default function ContactPage() {
  return (
    <>
      <PageHead title="Get In Touch" className="lg:pb-10" />
      <ContactFacts />
      <div className="page grid grid-cols-1 gap-x-10 gap-y-10 pt-10 pb-16 lg:grid-cols-3 lg:pt-16 lg:pb-24">
        <HelpLinks />
        <div className="min-w-0 lg:col-span-2">
          <ContactForm />
        </div>
      </div>
      <Questions />
    </>
  )
}
