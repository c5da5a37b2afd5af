import { countOf } from '@argo/domain/text/count-of'
import type { Advice, EntryHit, ProductHit } from '@argo/domain/search/result'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { productPath } from '@argo/domain/products/product'
import { createContext, type ReactNode, use, useId } from 'react'
import { useMenu } from '../../../lib/catalogue/use-menu.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { MarkedText } from '../../../ui/MarkedText.tsx'
import { PathLink } from '../../../ui/PathLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { failure, type Suggestions } from './use-suggestions.ts'

const titles = { category: 'Categories', page: 'Pages', download: 'Downloads' } as const
const icons = { category: 'arrow', page: 'info', download: 'download' } as const

/** Where the list is, and what it looks like. */
export const listLooks = {
  bar: 'absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] border border-t-0 border-line bg-background',
  sheet: 'mt-2',
}

/** The id of the option that the arrow keys have reached. */
const ActiveOption = createContext<string | undefined>(undefined)

interface SuggestionListProps extends Suggestions {
  id: string
  text: string
  active: string | undefined
  look: keyof typeof listLooks
}

/** The search itself, then what may be meant in groups, the best group first; of what was typed before nothing can be chosen. */
export function SuggestionList({
  id,
  text,
  active,
  results,
  isStale,
  failed,
  look,
}: SuggestionListProps) {
  const products = results && results.products.length > 0 && (
    <Group key="products" title={results.nearest ? 'Nearest products' : 'Products'}>
      {results.products.map((product) => (
        <ProductOption key={product.id} product={product} />
      ))}
    </Group>
  )
  const entries = (['category', 'page', 'download'] as const).flatMap((kind) => {
    const ofKind = results?.entries.filter((entry) => entry.kind === kind) ?? []
    if (ofKind.length === 0) return []
    return [
      <Group key={kind} title={titles[kind]}>
        {ofKind.map((entry) => (
          <EntryOption key={entry.path} entry={entry} />
        ))}
      </Group>,
    ]
  })
  return (
    <ActiveOption value={active}>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label="Suggestions"
        aria-busy={isStale}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        className={`overflow-y-auto ${listLooks[look]}`}
      >
        <Option path={`/search?${new URLSearchParams({ q: text.trim() })}`} isDefault>
          <span className="flex size-14 shrink-0 items-center justify-center text-accent">
            <Icon name="search" />
          </span>
          <span className="min-w-0 grow wrap-anywhere">
            All results for <span className="font-semibold">“{text.trim()}”</span>
          </span>
        </Option>
        <div
          role="presentation"
          inert={isStale}
          className={`transition-opacity ${isStale ? 'opacity-50' : ''}`}
        >
          {results && results.correctedTo !== null && (
            <Note>
              Showing suggestions for{' '}
              <span className="text-foreground">“{results.correctedTo}”</span>
            </Note>
          )}
          {results?.advice.map((advice) => (
            <AdviceOption key={advice.path} advice={advice} />
          ))}
          {results?.entriesFirst ? [entries, products] : [products, entries]}
          {failed && <Note>{failure}</Note>}
          {results?.products.length === 0 &&
            results.entries.length === 0 &&
            results.advice.length === 0 && <Note>Nothing has that name.</Note>}
        </div>
      </div>
    </ActiveOption>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div
      role="presentation"
      className="border-t border-line px-5 py-3 text-sm wrap-anywhere text-muted"
    >
      {children}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="border-t border-line py-2">
      <div id={id} className="eyebrow px-5 pt-1 pb-2 text-muted">
        {title}
      </div>
      {children}
    </div>
  )
}

interface OptionProps {
  path: string
  /** Whether it is the one that Enter takes while none was reached. */
  isDefault?: boolean
  isDownload?: boolean
  children: ReactNode
}

function Option({ path, isDefault = false, isDownload = false, children }: OptionProps) {
  const id = useId()
  const active = use(ActiveOption)
  const option = {
    id,
    role: 'option',
    'aria-selected': active === undefined ? isDefault : active === id,
    tabIndex: -1,
    className:
      'flex min-h-14 items-center gap-4 border-l-3 border-transparent px-4 py-1.5 hover:bg-raised aria-selected:border-accent aria-selected:bg-raised forced-colors:not-aria-selected:border-[Canvas]',
  } as const
  return isDownload ? (
    <a {...option} href={path} download>
      {children}
    </a>
  ) : (
    <PathLink {...option} path={path}>
      {children}
    </PathLink>
  )
}

function AdviceOption({ advice: { title, detail, path } }: { advice: Advice }) {
  return (
    <Option path={path}>
      <Tile>
        <Icon name="info" className="size-5 text-accent" />
      </Tile>
      <TwoLines title={title}>{detail}</TwoLines>
    </Option>
  )
}

function ProductOption({ product }: { product: ProductHit }) {
  const { imageUrl, parts, spec, figures } = product
  return (
    <Option path={productPath(product)}>
      <Tile>
        <Picture src={cutOutOf(imageUrl)} alt="" sizes="3.25rem" className="size-12" />
      </Tile>
      <TwoLines title={<MarkedText parts={parts} />}>
        {spec ? (
          <>
            {spec.label} <span className="text-foreground">{spec.value}</span>
          </>
        ) : (
          // A figure that has no room is left out, not cut.
          <span className="flex h-[1lh] flex-wrap overflow-hidden">
            {figures.map(({ label, value }) => (
              <span key={label} className="mr-4 max-w-full truncate">
                <span className="text-foreground">{value}</span> {label}
              </span>
            ))}
          </span>
        )}
      </TwoLines>
    </Option>
  )
}

function EntryOption({ entry }: { entry: EntryHit }) {
  const menu = useMenu()
  const inMenu = entry.category && menu.find(({ category }) => category === entry.category)
  return (
    <Option path={entry.path} isDownload={entry.kind === 'download'}>
      <Tile>
        {inMenu?.imageUrl ? (
          <Picture src={cutOutOf(inMenu.imageUrl)} alt="" sizes="3.25rem" className="size-12" />
        ) : (
          <Icon name={icons[entry.kind]} className="size-5 text-muted" />
        )}
      </Tile>
      <TwoLines title={<MarkedText parts={entry.parts} />}>
        {inMenu?.count === undefined ? entry.detail : countOf(inMenu.count, 'product')}
      </TwoLines>
    </Option>
  )
}

function Tile({ children }: { children: ReactNode }) {
  return (
    <span className="glow chamfer flex size-14 shrink-0 items-center justify-center [--cut:10px]">
      {children}
    </span>
  )
}

function TwoLines({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <span className="min-w-0 grow">
      <span className="block truncate font-semibold">{title}</span>
      <span className="block truncate text-sm text-muted tabular">{children}</span>
    </span>
  )
}
