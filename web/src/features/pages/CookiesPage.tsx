export default function CookiesPage() {
  return <h1 className="page display pt-32 text-display">CookiesPage</h1>
}
