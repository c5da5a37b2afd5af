export default function CategoryPage() {
  return <h1 className="page display pt-32 text-display">CategoryPage</h1>
}
