export default function DownloadsPage() {
  return <h1 className="page display pt-32 text-display">DownloadsPage</h1>
}
