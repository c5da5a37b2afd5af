export default function WarrantyPage() {
  return <h1 className="page display pt-32 text-display">WarrantyPage</h1>
}
