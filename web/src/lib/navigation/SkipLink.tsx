/** The skip link: moves the focus past the header to the main content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="no-print eyebrow fixed -top-24 left-2 z-90 bg-action px-5 py-4 text-on-action focus:top-2"
    >
      Skip to content
    </a>
  )
}
