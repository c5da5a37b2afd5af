import type { Answer } from '@argo/domain/fit/answer-build'
import { buildSearch } from '@argo/domain/fit/build-search'
import { Link, useHydrated, useRouter } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { notify } from '../../lib/notifications/notify.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { Button } from '../../ui/Button.tsx'
import { AnswerSection } from './AnswerSection.tsx'

/** The build as a list to take along: ours by name, others by their measures. */
export function ShoppingList({
  list,
  fields,
}: Pick<Answer, 'list'> & { fields: Readonly<Record<string, string>> }) {
  const router = useRouter()
  const hydrated = useHydrated()
  const copyLink = () => {
    const { href } = router.buildLocation({ to: '/fit', search: buildSearch(fields) })
    navigator.clipboard.writeText(new URL(href, window.location.href).href).then(
      () => notify({ title: 'Link copied', text: 'It holds the whole build.', tone: 'success' }),
      () =>
        notify({ title: 'Not copied', text: 'Your browser did not allow it.', tone: 'failure' }),
    )
  }
  return (
    <AnswerSection id="list" title="Shopping list" className="lg:col-start-2">
      <dl className="flex flex-wrap gap-x-6 sm:gap-x-10">
        {list.map(({ part, name, product }) => (
          <div
            key={part}
            className="flex-[1_1_9rem] border-t border-line py-3 lg:flex-[1_1_28%] print:break-inside-avoid print:py-1"
          >
            <dt className="text-muted">{part}</dt>
            <dd className="tabular">
              {product ? (
                <Link {...productLink(product)} className="prose-link -my-2.5 inline-block py-2.5">
                  {unbroken(name)}
                </Link>
              ) : (
                unbroken(name)
              )}
            </dd>
          </div>
        ))}
      </dl>
      {hydrated && 'clipboard' in navigator && (
        <Button look="outline" onClick={copyLink} className="no-print mt-4">
          Copy link to this build
        </Button>
      )}
    </AnswerSection>
  )
}
