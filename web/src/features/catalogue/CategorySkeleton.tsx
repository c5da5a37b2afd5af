export function CategorySkeleton() {
  return <p>CategorySkeleton</p>
}
