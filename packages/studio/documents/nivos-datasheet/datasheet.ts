import { escapeUTF8 as escape } from 'entities'
import type { Product } from '@argo/domain/products/product'
import { figure } from '../drawing/figure.ts'
import { bench } from '../drawing/view.ts'
import { documentMarkup, list, table } from '../paper.ts'
import { type NivosFacts, nivosFacts } from './facts.ts'
import { propertyRows } from './properties.ts'
import { application, safety, storage } from './words.ts'

/** The datasheet of the Nivos compound: two pages. */
export function nivosDatasheet(product: Product): string {
  const nivos = nivosFacts(product)
  return documentMarkup(product, 'Datasheet', [
    { title: product.name, cover: 'DATASHEET', body: properties(nivos) },
    { title: 'Application and handling', body: handling(nivos) },
  ])
}

/** Name, the figures people choose by, the warning, all properties. */
function properties(nivos: NivosFacts): string {
  const [coverage = '', film = ''] = nivos.coverage.split(', ')
  const figures = [
    [nivos.conductivity, 'thermal conductivity at 25 °C'],
    [nivos.temperature, 'range of the compound alone'],
    [coverage, `covered ${film}`],
  ]
  return `<p class="lead">${escape(nivos.product.description)}</p>
<div class="figures ruled">${figures
    .map(
      ([value, label]) =>
        `<p><b class="figure">${value}</b><br><span class="small">${label}</span></p>`,
    )
    .join('')}</div>
<p class="panel warning"><b>Not for aluminum. Conducts electricity. Read page 2 before you open the syringe.</b></p>
<h2>Properties</h2>
<div class="dense">${table({ Property: 24, Value: 29, 'Conditions and notes': 47 }, propertyRows(nivos))}</div>`
}

/** Application drawn in six steps, then safety, storage and disposal. */
function handling(nivos: NivosFacts): string {
  const steps = application(nivos).map(
    ({ title, text, picture, scene }, index) =>
      `<div><div class="panel">${figure(scene(), picture, [130, 116], [], bench)}</div><h2>${index + 1}&ensp;${title}</h2><p>${escape(text)}</p></div>`,
  )
  return `<p>In the box: ${nivos.inTheBox.toLowerCase()}. You also need gloves, glasses and a lamp.</p>
<div class="dense steps">${steps.join('')}</div>
<div class="dense columns ruled">
<div><h2>Handling and safety</h2>${list(safety)}</div>
<div><h2>Storage, removal, disposal</h2>${list(storage(nivos))}
<p class="small">Figures are typical values. They describe the compound, not the cooling of a particular computer.</p></div>
</div>`
}
