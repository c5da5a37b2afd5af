/** The skip link: moves the focus past the header to the main content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="no-print eyebrow fixed top-2 left-2 z-[100] -translate-y-[150%] bg-action px-5 py-4 text-on-action focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
