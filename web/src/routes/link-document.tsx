import type { LinkPage as Link } from '@argo/domain/newsletter/newsletter-link'
import { LinkPage, linkPageTitle } from '../features/newsletter/LinkPage.tsx'
import { Logo } from '../ui/Logo.tsx'

interface LinkDocumentProps {
  link: Link
  /** The addresses of stylesheets that are not in the page already. */
  stylesheets: string[]
}

/** The whole document of a page that a link in an e-mail opens: no scripts and no data, because its address holds a secret. */
export function LinkDocument({ link, stylesheets }: LinkDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0a0b0d" />
        <meta name="color-scheme" content="dark" />
        <title>{`${linkPageTitle(link)} – Argo`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className="flex min-h-dvh flex-col">
        <header className="page flex h-16 w-full items-center border-b border-line">
          <a href="/home" aria-label="Argo, home" className="flex min-h-11 items-center">
            <Logo />
          </a>
        </header>
        <main className="page flex w-full grow flex-col items-start justify-center py-16">
          <LinkPage {...link} />
        </main>
        <footer className="page w-full border-t border-line py-4">
          <ul className="flex flex-wrap gap-x-6">
            {footerLinks.map(([name, href]) => (
              <li key={name}>
                <a href={href} className="inline-flex min-h-11 items-center text-muted">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </footer>
      </body>
    </html>
  )
}

const footerLinks = [
  ['Home', '/home'],
  ['Contact Support', '/contact'],
  ['Privacy', '/privacy'],
]
