import { Suspense } from 'react'
import { lazyComponent } from '../../lib/loading/lazy-component.tsx'
import { choosingLinks } from '../../lib/catalogue/choosing-links.ts'
import { MegaMenu } from './MegaMenu.tsx'
import { PanelTile } from './PanelTile.tsx'

const ToolFigure = lazyComponent(() => import('./ToolFigure.tsx'))

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
            figure={
              <Suspense>
                <ToolFigure address={tool.link.to} />
              </Suspense>
            }
            filled={filled}
          />
        ))
      }
    </MegaMenu>
  )
}
