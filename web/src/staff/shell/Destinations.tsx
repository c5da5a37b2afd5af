import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { type TextKey, textNames } from '@argo/domain/texts/site-texts'
import { linkOptions, type NavigateOptions, useNavigate } from '@tanstack/react-router'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { control } from '../../ui/Field.tsx'
import { trpc } from '../trpc.ts'
import { categoryOptions } from '../ui/Options.tsx'
import { sections } from './sections.ts'

/** What can be gone to. */
interface Destination {
  kind: string
  name: string
  link: NavigateOptions
}

const mostListed = 10

/** A field, and what is found by its words: pages of the desk, products, texts, people and messages. */
export default function Destinations({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const q = query.trim()
  const { data: products = [] } = trpc.products.find.useQuery(
    { q },
    { enabled: q !== '', placeholderData: keepPreviousData },
  )
  const { data: people = [] } = trpc.revisions.people.useQuery()
  const all = [
    ...fixed,
    ...people.map(({ id, name }) => ({
      kind: `Changes by person ${id}`,
      name,
      link: linkOptions({ to: '/history', search: { person: id } }),
    })),
    ...products.map(({ id, name, category }) => ({
      kind: `${categoryOptions.find(({ value }) => value === category)?.name ?? 'Product'}, ${id}`,
      name,
      link: linkOptions({ to: '/products/$id', params: { id } }),
    })),
  ]
  const found = [...matching(all, q).slice(0, mostListed), ...messagesWith(q)]
  return (
    <Combobox
      immediate
      onClose={onClose}
      onChange={(destination: Destination | null) => {
        if (destination) void navigate(destination.link)
      }}
    >
      <ComboboxInput
        ref={field}
        aria-label="Page, product, text, or words of a message"
        autoComplete="off"
        maxLength={200}
        onChange={({ target }) => setQuery(target.value)}
        className={control}
      />
      <ComboboxOptions static modal={false} className="w-full outline-none">
        {found.map((destination) => (
          <ComboboxOption
            key={`${destination.kind} ${destination.name}`}
            value={destination}
            className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-4 font-semibold data-focus:bg-line"
          >
            <span className="min-w-0 break-words">{destination.name}</span>
            <span className="tabular text-sm font-normal text-muted">{destination.kind}</span>
          </ComboboxOption>
        ))}
      </ComboboxOptions>
    </Combobox>
  )
}

const fixed: Destination[] = [
  ...sections.map(({ name, to }) => ({ kind: 'Page', name, link: { to } })),
  ...(Object.keys(textNames) as TextKey[]).map((key) => ({
    kind: 'Text',
    name: textNames[key],
    link: linkOptions({ to: '/texts/$key', params: { key } }),
  })),
]

/** Those with each of the words, first those that begin with them. */
function matching(all: Destination[], query: string): Destination[] {
  const words = query.toLowerCase().split(/\s+/)
  const begins = ({ name }: Destination) => name.toLowerCase().startsWith(query.toLowerCase())
  return all
    .filter(({ kind, name }) =>
      words.every((word) => `${name} ${kind}`.toLowerCase().includes(word)),
    )
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
}

function messagesWith(q: string): Destination[] {
  if (q === '') return []
  return [
    ...(/^\S+@\S+$/.test(q)
      ? [
          {
            kind: 'Person',
            name: `All that is stored about ${q}`,
            link: linkOptions({ to: '/messages/person', search: { email: q } }),
          },
        ]
      : []),
    {
      kind: 'Search',
      name: `Messages with “${q}”`,
      link: linkOptions({ to: '/messages', search: { q } }),
    },
  ]
}
