export default function ContactPage() {
  return <h1 className="page display pt-32 text-display">ContactPage</h1>
}
