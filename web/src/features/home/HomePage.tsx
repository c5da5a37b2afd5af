export default function HomePage() {
  return <h1 className="page display pt-32 text-display">HomePage</h1>
}
