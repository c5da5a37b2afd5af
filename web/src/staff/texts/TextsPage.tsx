import { type TextKey, textNames } from '@argo/domain/texts/site-texts'
import { Link } from '@tanstack/react-router'
import { trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'
import { Moment } from '../ui/Moment.tsx'

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
  'category-cases': 'Page of the cases, search',
  'category-coolers': 'Page of the coolers, search',
  'category-power-supplies': 'Page of the power supplies, search',
  'category-peripherals': 'Page of the peripherals, search',
  'category-chairs': 'Page of the chairs, search',
  'category-monitors': 'Page of the monitors, search',
}

/** The brand's texts, each with a link to its form. */
export function TextsPage() {
  const [texts] = trpc.texts.list.useSuspenseQuery()
  return (
    <DeskPage title="Texts">
      <ul className="border-t border-line">
        {texts.map(({ key, updatedAt }) => (
          <li key={key} className="border-b border-line py-4">
            <Link
              to="/texts/$key"
              params={{ key }}
              className="display inline-flex min-h-11 items-center text-lead hover:text-accent-bright"
            >
              {textNames[key]}
            </Link>
            <p className="text-muted">{places[key]}</p>
            <p className="text-sm text-muted">
              Last changed <Moment at={updatedAt} />
            </p>
          </li>
        ))}
      </ul>
    </DeskPage>
  )
}
