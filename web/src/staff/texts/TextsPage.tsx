import { ofEachCategory, type TextKey, textNames } from '@argo/domain/texts/site-texts'
import { Link } from '@tanstack/react-router'
import { trpc } from '../trpc.ts'
import { Age } from '../ui/Age.tsx'
import { DeskPage } from '../ui/DeskPage.tsx'
import { UnsavedMark } from '../ui/UnsavedMark.tsx'

/** Where visitors read them. */
const places: Record<TextKey, string> = {
  contact: 'Contact page, “open now”, warranty page, terms, privacy, structured data',
  home: 'Home page',
  periods: 'Warranty page, home page, FAQ, products',
  questions: 'Contact page, search',
  warranty: 'Warranty page, search',
  privacy: 'Privacy page',
  terms: 'Terms page',
  registration: 'Product registration page',
  cookies: 'Cookies page',
  newsletter: 'Footer, newsletter page, confirmation e-mail',
  ...ofEachCategory(({ name }) => `Page of the ${name.toLowerCase()}, search`),
}

/** The brand's texts, each with a link to its form. */
export function TextsPage() {
  const [texts] = trpc.texts.list.useSuspenseQuery()
  return (
    <DeskPage title="Texts">
      <ul className="border-t border-line">
        {texts.map(({ key, updatedAt }) => (
          <li
            key={key}
            className="relative grid items-center gap-x-6 border-b border-line py-1 text-sm text-muted hover:bg-raised lg:grid-cols-[16rem_minmax(0,1fr)_auto]"
          >
            <Link
              to="/texts/$key"
              params={{ key }}
              className="flex min-h-9 items-center text-base font-semibold text-foreground before:absolute before:inset-0 hover:text-accent-bright"
            >
              {textNames[key]}
            </Link>
            <p>{places[key]}</p>
            <p>
              {updatedAt === null ? (
                'Not written yet'
              ) : (
                <>
                  Changed <Age at={updatedAt} />
                </>
              )}
              <UnsavedMark form={`text-${key}`} />
            </p>
          </li>
        ))}
      </ul>
    </DeskPage>
  )
}
