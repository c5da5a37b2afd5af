export default function TermsPage() {
  return <h1 className="page display pt-32 text-display">TermsPage</h1>
}
