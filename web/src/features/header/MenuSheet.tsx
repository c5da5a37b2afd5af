import { categoryFacts } from '@argo/domain/category'
import { countOf } from '@argo/domain/count-of'
import { cutOutOf } from '@argo/domain/photographs'
import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { Link } from '@tanstack/react-router'
import { categoryLink } from '../../lib/catalogue-links.ts'
import { choosingLinks } from '../../lib/choosing-links.ts'
import { type MenuEntry, useMenu } from '../../lib/use-menu.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SheetSearch } from './SheetSearch.tsx'

/** The menu, full height; a phone has its rows at the bottom, within reach of the thumb. */
export default function MenuSheet({ onClose }: { onClose: () => void }) {
  const menu = useMenu()

  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-50">
      <DialogPanel className="menu-sheet absolute inset-0 flex flex-col overflow-y-auto bg-coal">
        <div className="page flex h-16 shrink-0 items-center justify-between">
          <DialogTitle className="sr-only">Menu</DialogTitle>
          <Logo />
          <button
            type="button"
            aria-label="Close menu"
            onClick={onClose}
            className="-mr-[12px] flex size-12 items-center justify-center"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <SheetSearch />
        <nav aria-label="Catalogue" className="page mt-auto pt-4 md:mt-0">
          <ul className="divide-y divide-slag border-y border-slag">
            {menu.map((category) => (
              <li key={category.category}>
                <CategoryRow {...category} />
              </li>
            ))}
          </ul>
        </nav>
        <ul className="page flex flex-wrap justify-between gap-x-6 pt-2">
          {choosingLinks.map(({ name, link }) => (
            <li key={name}>
              <Link
                {...link}
                activeOptions={{ exact: true }}
                className="prose-link inline-flex min-h-11 items-center"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <div className="page grid grid-cols-2 gap-3 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          <ButtonLink to="/products" activeOptions={{ exact: true }}>
            Products
          </ButtonLink>
          <ButtonLink to="/contact" look="outline">
            Support
          </ButtonLink>
        </div>
      </DialogPanel>
    </Dialog>
  )
}

function CategoryRow({ category, count, imageUrl }: MenuEntry) {
  const { name } = categoryFacts(category)
  return (
    <Link
      {...categoryLink(category)}
      className="group flex min-h-20 items-center gap-4 py-1.5 focus-visible:outline-offset-[-2px]"
    >
      <span className="menu-picture glow chamfer flex items-center justify-center [--cut:10px]">
        {imageUrl && (
          <Picture
            src={cutOutOf(imageUrl)}
            alt=""
            sizes="3.5rem"
            className="size-[88%] object-contain"
          />
        )}
      </span>
      <span className="min-w-0 grow wrap-anywhere">
        <span className="display block text-[min(1.125rem,6.8vw)] leading-tight">{name}</span>
        {count !== undefined && (
          <span className="block text-sm text-steel tabular">
            {countOf(count, 'product')} available
          </span>
        )}
      </span>
      <Icon name="arrow" className="size-5 text-steel group-hover:text-ember-hot" />
    </Link>
  )
}
