import { choosingLinks } from '../../lib/catalogue/choosing-links.ts'
import { MegaMenu } from './MegaMenu.tsx'
import { PanelTile } from './PanelTile.tsx'

/** The pages that help to choose, in the bar. */
export function ToolsMenu() {
  return (
    <MegaMenu id="panel-tools" name="Tools">
      {(filled) =>
        choosingLinks.map((tool) => (
          <PanelTile
            key={tool.name}
            {...tool}
            link={{ ...tool.link, activeOptions: { exact: true } }}
            filled={filled}
          />
        ))
      }
    </MegaMenu>
  )
}
