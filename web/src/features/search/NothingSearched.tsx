import { useMenu } from '../../lib/catalogue/use-menu.ts'
import { BrowseSection } from '../../ui/BrowseSection.tsx'
import { Examples } from './Examples.tsx'
import { SearchKeySwitch } from './SearchKeySwitch.tsx'

/** Below a search field in which nothing has been typed: what can be, and the categories. */
export function NothingSearched() {
  const menu = useMenu()
  return (
    <>
      <div className="page pb-16 lg:pb-24">
        <Examples />
        <SearchKeySwitch />
      </div>
      <BrowseSection menu={menu} />
    </>
  )
}
