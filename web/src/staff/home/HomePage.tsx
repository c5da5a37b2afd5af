import type { ToDo } from '@argo/domain/products/to-do'
import { textNames } from '@argo/domain/texts/site-texts'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fieldId } from '../ui/field-id.ts'
import { trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'

/** What in the catalogue and the texts needs somebody, each leading to the field that mends it. */
export function HomePage() {
  const [texts] = trpc.texts.toDo.useSuspenseQuery()
  const [products] = trpc.products.toDo.useSuspenseQuery()
  return (
    <DeskPage title="To do">
      {texts.length + products.length === 0 ? (
        <p className="text-muted">There is nothing to do.</p>
      ) : (
        <ul className="flex flex-col border-t border-line">
          {texts.map(({ key, toDo }) => (
            <Entry
              key={key}
              name={textNames[key]}
              toDo={toDo}
              link={{ to: '/texts/$key', params: { key } }}
            />
          ))}
          {products.map(({ product: { id, name }, toDo }) => (
            <Entry
              key={id}
              name={
                <>
                  {name} <span className="tabular font-normal text-muted">{id}</span>
                </>
              }
              toDo={toDo}
              link={{ to: '/products/$id', params: { id } }}
            />
          ))}
        </ul>
      )}
    </DeskPage>
  )
}

function Entry({ name, toDo, link }: { name: ReactNode; toDo: ToDo[]; link: LinkProps }) {
  return (
    <li className="border-b border-line py-3">
      <h2 className="font-semibold">{name}</h2>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {toDo.map(({ field, sentence }) => (
          <li key={field + sentence} className="break-words">
            <Link {...link} hash={fieldId(field)} className="prose-link inline-flex min-h-6">
              {sentence}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
