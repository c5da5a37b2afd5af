import { type ChairSearch, chairSearch, hasMeasures } from '@argo/domain/fit/chair-measures'
import { useHydrated, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useHydrationRef } from '../../lib/forms/hydration-ref.ts'

/**
 * What the fields of the chairs' page hold: the measures of its address and what is typed beyond them, which goes into the
 * address once it is kept. Units that the address does not say are those of the browser's language.
 */
export function useChairForm(search: ChairSearch) {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const address = JSON.stringify(search)
  const [form, setForm] = useState({ address, kept: address, measures: search, isEarly: false })
  if (form.address !== address)
    setForm({
      address,
      kept: address,
      measures: form.kept === address ? form.measures : search,
      isEarly: false,
    })

  // Numbers in an address mean the same to everybody, and those typed before hydration what the fields said then.
  const isMetric = form.isEarly || hasMeasures(search)
  const byLanguage = !isMetric && hydrated && navigator.language === 'en-US' ? 'us' : 'metric'
  const units = search.units ?? byLanguage

  const ref = useHydrationRef((element: HTMLFormElement) => {
    const typed = chairSearch(Object.fromEntries(new FormData(element)))
    if (hasMeasures(typed)) setForm((last) => ({ ...last, measures: typed, isEarly: true }))
  })

  return {
    ref,
    measures: form.measures,
    units,
    setMeasure: (name: string, value: string) =>
      setForm((last) => ({ ...last, measures: { ...last.measures, [name]: value } })),
    /** Puts what is typed into the address. */
    keep: () => {
      const typed = chairSearch(form.measures)
      const next = hasMeasures(typed) ? { ...typed, units } : chairSearch({ units: search.units })
      const kept = JSON.stringify(chairSearch(next))
      if (kept === address) return
      setForm((last) => ({ ...last, kept }))
      void navigate({ to: '/fit/chairs', search: next, replace: true, resetScroll: false })
    },
  } as const
}
