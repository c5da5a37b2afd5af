export function ProductSkeleton() {
  return <p>ProductSkeleton</p>
}
