export function PageError() {
  return <p>PageError</p>
}
