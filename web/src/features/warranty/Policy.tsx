import { support } from '@argo/domain/contact/support'
import type { ReactNode } from 'react'

/** The policy in prose. */
export function Policy() {
  return (
    <section aria-labelledby="policy" className="page section">
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <h2 id="policy" className="display text-display lg:sticky lg:top-24 lg:self-start">
          What we promise
        </h2>
        <div className="measure flex flex-col gap-10 [text-wrap:pretty]">
          <p className="text-lead">
            If a product fails within its warranty because of how we made it, we repair it, replace
            it with the same model, or, when neither can be done, with one at least as good. The
            years count from the date on your proof of purchase.
          </p>
          <Article title="Which years are yours">
            Power supplies, cases and cooling have five years. Monitors, gaming chairs and
            peripherals have three, save for mice, keyboards and other accessories, which have two.
            A replacement carries on with what is left of the first product’s warranty.
          </Article>
          <Article title="Dead pixels">
            Monitors are covered for dead pixels per ISO 13406-2. A panel with more faulty pixels
            than that standard allows is replaced; one within its limits is not a defect.
          </Article>
          <Article title="Proof of purchase">
            Keep your receipt or confirmation e-mail: it is your warranty. It has to show the shop,
            the date and the product. No registration is needed.
          </Article>
          <Article title="Shipping">
            Sending the product to us is at your cost and your risk until it arrives, so pack it
            well and keep the tracking number. Write to{' '}
            <a href={`mailto:${support.email}`} className="prose-link">
              {support.email}
            </a>{' '}
            before you send anything.
          </Article>
        </div>
      </div>
    </section>
  )
}

function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-5">
      <h3 className="text-title font-bold">{title}</h3>
      <p className="mt-3 text-muted">{children}</p>
    </div>
  )
}
