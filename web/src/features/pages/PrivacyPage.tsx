export default function PrivacyPage() {
  return <h1 className="page display pt-32 text-display">PrivacyPage</h1>
}
