import { useState } from 'react'
import { trpc } from '../trpc.ts'
import { notifyFailure } from '../ui/failure.ts'

/** A link with which somebody makes a passkey; it is shown once. */
export interface PasskeyLink {
  name: string
  url: string
}

/** Makes links for people that there are, and holds the one that is shown. */
export function useLink() {
  const [link, setLink] = useState<PasskeyLink>()
  const { mutate, isPending } = trpc.people.link.useMutation()
  return {
    link,
    isPending,
    show: setLink,
    forget: () => setLink(undefined),
    make: ({ id, name }: { id: number; name: string }) =>
      mutate(
        { id },
        {
          onSuccess: ({ link }) => setLink({ name, url: link }),
          onError: (error) => notifyFailure('No link was made', error),
        },
      ),
  }
}
