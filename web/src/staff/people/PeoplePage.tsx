import { useRouteContext } from '@tanstack/react-router'
import { DeskPage } from '../ui/DeskPage.tsx'
import { Members } from './Members.tsx'
import { OwnAccess } from './OwnAccess.tsx'

/** Who may work at the desk: for owners everybody, for editors themselves. */
export function PeoplePage() {
  const { person } = useRouteContext({ from: '/desk' })
  return (
    <DeskPage title="People">
      {person.role === 'owner' ? <Members own={person.id} /> : <OwnAccess id={person.id} />}
    </DeskPage>
  )
}
