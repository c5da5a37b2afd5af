import { countOf } from '@argo/domain/text/count-of'
import type { SearchResults } from '@argo/domain/search/result'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { announce } from '../../../lib/notifications/announcement.ts'
import { trpc } from '../../../lib/trpc/trpc.ts'

/** Milliseconds without a key pressed after which suggestions are requested. */
const debounceMs = 150

const shortestQuery = 2

export const failure = 'The suggestions did not load. You can still search.'

export interface Suggestions {
  results: SearchResults | undefined
  /** Whether the results are those of what was typed before. */
  isStale: boolean
  failed: boolean
}

/**
 * The suggestions for what is typed: requested once the typing pauses, at most once a text, and only the last text's. Until
 * they are there those before stay, as stale. How many there are is announced, or that they did not load.
 */
export function useSuggestions(text: string): Suggestions {
  const typed = text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  const q = useDebounced(typed)
  const enabled = q.length >= shortestQuery
  const { data, isError, isPlaceholderData } = trpc.search.suggest.useQuery(
    { q },
    { enabled, placeholderData: keepPreviousData, trpc: { abortOnUnmount: true } },
  )
  const results = enabled ? data : undefined
  const isStale = typed !== q || isPlaceholderData
  const outcome = isError ? failure : results && !isStale && countSuggestions(results)
  useEffect(() => {
    if (outcome) announce(outcome)
  }, [outcome])
  return { results, isStale, failed: isError }
}

function countSuggestions({ advice, products, entries, correctedTo }: SearchResults): string {
  const count = countOf(advice.length + products.length + entries.length, 'suggestion')
  return correctedTo === null ? count : `${count} for “${correctedTo}”`
}

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
