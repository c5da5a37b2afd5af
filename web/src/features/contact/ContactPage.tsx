import { ContactFacts } from './ContactFacts.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Questions } from './Questions.tsx'

/** The contact page: facts at the left, the form at the right, the FAQ below. */
export default function ContactPage() {
  return (
    <>
      <div className="page pt-28 lg:pt-40 print:pt-0">
        <h1 className="display text-hero">Get In Touch</h1>
        <p className="mt-5 measure text-lead">
          Write or call us, or start with the questions we hear most.
        </p>
        <div className="mt-12 grid grid-cols-1 gap-14 lg:mt-20 lg:grid-cols-[5fr_7fr] lg:gap-20">
          <ContactFacts />
          <ContactForm />
        </div>
      </div>
      <Questions />
    </>
  )
}
