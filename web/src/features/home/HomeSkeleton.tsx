export function HomeSkeleton() {
  return <p>HomeSkeleton</p>
}
