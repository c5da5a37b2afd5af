import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { Link, Outlet, useRouteContext } from '@tanstack/react-router'
import { Progress } from '../../lib/navigation/Progress.tsx'
import { SkipLink } from '../../lib/navigation/SkipLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { trpc } from '../trpc.ts'
import { SignInAgain } from '../sign-in/SignInAgain.tsx'
import { Account } from './Account.tsx'
import { Finder } from './Finder.tsx'
import { sections } from './sections.ts'

/** What stands around every page of the desk: navigation at the side, or above in a menu where there is no room. */
export function Layout() {
  const { person } = useRouteContext({ from: '/desk' })
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <Progress />
      <header className="sticky top-0 z-40 flex min-h-16 flex-wrap items-center justify-between gap-x-4 border-b border-line bg-surface px-[var(--page-edge)] lg:h-svh lg:flex-col lg:flex-nowrap lg:items-stretch lg:justify-start lg:gap-5 lg:overflow-y-auto lg:border-r lg:border-b-0 lg:px-5 lg:py-6">
        <Link to="/" aria-label="Argo desk, to do" className="flex min-h-11 items-center lg:px-3">
          <Logo />
        </Link>
        <Finder />
        <div className="hidden grow flex-col justify-between gap-6 lg:flex">
          <Navigation />
          <Account person={person} />
        </div>
        <Popover className="lg:hidden">
          <PopoverButton className="inline-flex min-h-11 items-center gap-3 eyebrow">
            Menu <Icon name="menu" />
          </PopoverButton>
          <PopoverPanel className="absolute inset-x-0 top-full flex max-h-[calc(100svh-4rem)] flex-col gap-6 overflow-y-auto border-b border-line bg-surface px-[var(--page-edge)] py-6">
            {({ close }) => (
              <>
                <Navigation onChoose={close} />
                <Account person={person} />
              </>
            )}
          </PopoverPanel>
        </Popover>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 px-[var(--page-edge)] py-6 lg:px-10 lg:py-8"
      >
        <Outlet />
      </main>
      <SignInAgain person={person} />
    </div>
  )
}

function Navigation({ onChoose }: { onChoose?: () => void }) {
  const { data: messages } = trpc.messages.counts.useQuery()
  const { data: products = [] } = trpc.products.toDo.useQuery()
  const { data: texts = [] } = trpc.texts.toDo.useQuery()
  const toDo = [...products, ...texts].reduce((sum, entry) => sum + entry.toDo.length, 0)
  const counts: Record<string, { count: number; words: string }> = {
    '/': { count: toDo, words: 'to do' },
    '/messages': { count: messages?.unread ?? 0, words: 'unread' },
  }
  return (
    <nav aria-label="Desk">
      <ul className="flex flex-col gap-1">
        {sections.map(({ name, to }) => (
          <li key={name}>
            <Link
              to={to}
              activeOptions={{ exact: to === '/' }}
              onClick={onChoose}
              className="flex min-h-11 items-center border-l-2 border-transparent px-3 font-semibold text-muted hover:text-foreground aria-[current=page]:border-accent aria-[current=page]:bg-raised aria-[current=page]:text-foreground"
            >
              {name}
              <Count {...counts[to]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Count({ count = 0, words = '' }: { count?: number; words?: string }) {
  if (count === 0) return null
  return (
    <span className="tabular ml-auto pl-3 text-sm text-accent-bright">
      {count}
      <span className="sr-only"> {words}</span>
    </span>
  )
}
