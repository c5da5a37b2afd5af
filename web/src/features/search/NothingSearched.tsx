import { useMenu } from '../../lib/catalogue/use-menu.ts'
import { BrowseSection } from '../../ui/BrowseSection.tsx'
import { SearchExamples } from '../../ui/SearchExamples.tsx'
import { SearchKeySwitch } from './SearchKeySwitch.tsx'

/** Below a search field in which nothing has been typed: what can be, and the categories. */
export function NothingSearched() {
  const menu = useMenu()
  return (
    <>
      <div className="page pb-16 lg:pb-24">
        <SearchExamples className="mt-8" />
        <SearchKeySwitch />
      </div>
      <BrowseSection menu={menu} />
    </>
  )
}
