export default function ProductPage() {
  return <h1 className="page display pt-32 text-display">ProductPage</h1>
}
