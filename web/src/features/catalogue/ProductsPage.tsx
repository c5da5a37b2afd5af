export default function ProductsPage() {
  return <h1 className="page display pt-32 text-display">ProductsPage</h1>
}
