import { countOf } from '@argo/domain/text/count-of'
import type { SearchResults } from '@argo/domain/search/result'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { announce } from '../../../lib/notifications/announcement.ts'
import { trpc } from '../../../lib/trpc/trpc.ts'

/** Milliseconds without a key pressed after which suggestions are requested. */
const pause = 150

const shortest = 2

export const failure = 'The suggestions did not load. You can still search.'

export interface Suggestions {
  results: SearchResults | undefined
  failed: boolean
}

/**
 * The suggestions for what is typed: requested once the typing pauses, at most once a text, and only the last text's. Until
 * they are there those before stay. How many there are is announced, or that they did not load.
 */
export function useSuggestions(text: string): Suggestions {
  const q = usePaused(text.trim().replaceAll(/\s+/g, ' ').toLowerCase())
  const wanted = q.length >= shortest
  const { data, isError, isPlaceholderData } = trpc.search.suggest.useQuery(
    { q },
    { enabled: wanted, placeholderData: keepPreviousData, trpc: { abortOnUnmount: true } },
  )
  const results = wanted ? data : undefined
  useEffect(() => {
    if (!results || isPlaceholderData) return
    const { advice, products, entries } = results
    announce(countOf(advice.length + products.length + entries.length, 'suggestion'))
  }, [results, isPlaceholderData])
  useEffect(() => {
    if (isError) announce(failure)
  }, [isError])
  return { results, failed: isError }
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
