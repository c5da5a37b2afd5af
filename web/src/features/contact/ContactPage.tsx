import { photographAddress } from '@argo/domain/pictures/photographs'
import { Banner } from '../../ui/Banner.tsx'
import { ContactFacts } from './ContactFacts.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Questions } from './Questions.tsx'
import { HelpLinks } from './HelpLinks.tsx'

/** The contact page: a card that says how to reach us, with what may be quicker below it, the form beside it, and the FAQ. */
export default function ContactPage() {
  return (
    <>
      <Banner src={photographAddress('categories/contact')} title="Get In Touch" />
      <div className="page grid grid-cols-1 gap-10 pt-10 pb-16 lg:grid-cols-[5fr_9fr] lg:grid-rows-[auto_1fr] lg:pt-14 lg:pb-24 print:block print:py-4">
        <ContactFacts />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ContactForm />
        </div>
        <HelpLinks />
      </div>
      <Questions />
    </>
  )
}
