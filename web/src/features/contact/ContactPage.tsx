import { ContactFacts, PostalAddress } from './ContactFacts.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Questions } from './Questions.tsx'
import { HelpLinks } from './HelpLinks.tsx'

/** The contact page: how to reach us, the form with what may be quicker beside it, and the FAQ. */
export default function ContactPage() {
  return (
    <>
      <div className="page grid grid-cols-1 gap-10 pt-12 pb-16 [reading-flow:grid-order] sm:grid-cols-2 lg:grid-cols-3 lg:grid-rows-[auto_auto_1fr] lg:pt-20 lg:pb-24">
        <h1 className="display text-hero wrap-anywhere sm:col-span-2">Get In Touch</h1>
        <ContactFacts />
        <div className="min-w-0 sm:col-span-2 sm:max-lg:row-start-3 lg:row-span-2">
          <ContactForm />
        </div>
        <HelpLinks />
        <PostalAddress />
      </div>
      <Questions />
    </>
  )
}
