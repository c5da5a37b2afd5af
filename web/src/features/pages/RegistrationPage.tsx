export default function RegistrationPage() {
  return <h1 className="page display pt-32 text-display">RegistrationPage</h1>
}
