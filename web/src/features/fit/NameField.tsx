import type { ListedFigures, NameFieldName } from '@argo/domain/hardware/figures'
import type { ComponentProps } from 'react'
import { trpc } from '../../lib/trpc/trpc.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { TextField } from '../../ui/Field.tsx'

type NameFieldProps = ComponentProps<typeof TextField> & {
  name: NameFieldName
  /** What is listed of the part that is named. */
  listed: ListedFigures['parts'][NameFieldName]
}

/** A field for the name of a part, which offers those that are listed and says what is known of the one that is named. */
export function NameField({ listed, help, ...rest }: NameFieldProps) {
  const [names] = trpc.fit.names.useSuspenseQuery(undefined, { staleTime: Infinity })
  const options = `${rest.name}-list`
  return (
    <>
      <TextField
        {...rest}
        help={listed ? unbroken(`${listed.name}: ${listed.figures}`) : help}
        list={options}
        autoComplete="off"
        maxLength={40}
      />
      <datalist id={options}>
        {names[rest.name].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
