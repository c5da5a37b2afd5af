/** The brand's profiles; each mark is drawn on a 24 px grid. */
const profiles = [
  {
    name: 'LinkedIn',
    href: 'https://www.linkedin.com/company/argo-forged-for-gamers',
    path: 'M4 9h4v11H4zM6 3.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M10 9h3.8v1.6c.7-1.2 2-1.9 3.4-1.9 3 0 3.8 1.9 3.8 4.8V20h-4v-5.8c0-1.4-.3-2.3-1.4-2.3s-1.6.8-1.6 2.3V20h-4z',
  },
  {
    name: 'X',
    href: 'https://x.com/argoforged',
    path: 'M3 4h5.6l4.2 5.7L17.7 4h2.6l-6.3 7.4L21 20h-5.6l-4.6-6.2L5.5 20H2.9l6.7-7.8zm3.4 1.7 9.8 12.6h1.5L8 5.7z',
  },
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/argoforged',
    path: 'M13.5 21v-7.6h2.7l.5-3.3h-3.2V8.2c0-1 .4-1.7 1.8-1.7h1.5V3.6c-.6-.1-1.5-.2-2.4-.2-2.6 0-4.2 1.5-4.2 4.3v2.4H7.4v3.3h2.8V21z',
  },
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/argoforged',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5m0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8m0 2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8m4.7-4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2',
  },
]

/** Links to the brand's profiles on other sites. */
export function SocialLinks() {
  return (
    <ul className="-mx-3 flex flex-wrap">
      {profiles.map(({ name, href, path }) => (
        <li key={name}>
          <a
            href={href}
            aria-label={`Argo on ${name}`}
            rel="me noopener"
            className="flex size-11 items-center justify-center hover:text-accent-bright"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
              <path fill="currentColor" fillRule="evenodd" d={path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
