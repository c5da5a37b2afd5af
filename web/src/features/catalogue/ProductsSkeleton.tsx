export function ProductsSkeleton() {
  return <p>ProductsSkeleton</p>
}
