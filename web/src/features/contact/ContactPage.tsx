import { PageHead } from '../../ui/PageHead.tsx'
import { ContactFacts, PostalAddress } from './ContactFacts.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Questions } from './Questions.tsx'
import { HelpLinks } from './HelpLinks.tsx'

/** The contact page: how to reach us, the form with what may be quicker beside it, and the FAQ. */
export default function ContactPage() {
  return (
    <>
      <PageHead title="Get In Touch" className="lg:items-start">
        <ContactFacts />
      </PageHead>
      <div className="page grid grid-cols-1 gap-x-10 gap-y-12 pb-16 lg:grid-cols-3 lg:pb-24">
        <div className="min-w-0 lg:col-span-2">
          <ContactForm />
        </div>
        <div className="grid grid-cols-1 content-start gap-10 sm:max-lg:grid-cols-2">
          <HelpLinks />
          <PostalAddress />
        </div>
      </div>
      <Questions />
    </>
  )
}
