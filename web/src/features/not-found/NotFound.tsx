export function NotFound() {
  return <p>NotFound</p>
}
