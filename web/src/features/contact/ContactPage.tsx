import { Banner } from '../../ui/Banner.tsx'
import { ContactFacts, PostalAddress } from './ContactFacts.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Questions } from './Questions.tsx'
import { HelpLinks } from './HelpLinks.tsx'

/** The contact page: how to reach us, the form with what may be quicker beside it, and the FAQ. */
export default function ContactPage() {
  return (
    <>
      <Banner picture="categories/contact" title="Get In Touch">
        <ContactFacts />
      </Banner>
      <div className="page grid grid-cols-1 gap-10 pt-10 pb-16 lg:grid-cols-3 lg:grid-rows-[auto_1fr] lg:pt-14 lg:pb-24">
        <div className="min-w-0 lg:col-span-2 lg:row-span-2">
          <ContactForm />
        </div>
        <HelpLinks />
        <PostalAddress />
      </div>
      <Questions />
    </>
  )
}
