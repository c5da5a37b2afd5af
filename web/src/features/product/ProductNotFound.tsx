export function ProductNotFound() {
  return <p>ProductNotFound</p>
}
