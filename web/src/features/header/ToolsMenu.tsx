import { choosingLinks } from '../../lib/catalogue/choosing-links.ts'
import { MegaMenu } from './MegaMenu.tsx'
import { PanelTile } from './PanelTile.tsx'
import { toolFigures } from './ToolFigures.tsx'

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
            figure={toolFigures[tool.link.to]}
            filled={filled}
          />
        ))
      }
    </MegaMenu>
  )
}
