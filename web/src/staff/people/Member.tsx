import type { StaffRouter } from '@argo/api/staff/router'
import type { inferRouterOutputs } from '@trpc/server'
import { countOf } from '@argo/domain/text/count-of'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Moment } from '../ui/Moment.tsx'

export type ListedMember = inferRouterOutputs<StaffRouter>['people']['list'][number]

interface MemberProps {
  person: ListedMember
  isOwn: boolean
  onLink: () => void
  onRole: (role: ListedMember['role']) => void
  onEnd: () => void
}

/** A person: what there is of them, and what an owner can do. */
export function Member({ person, isOwn, onLink, onRole, onEnd }: MemberProps) {
  const { id, name, role, passkeys, seenAt, endedAt } = person
  return (
    <li className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0">
        <h2 className="font-bold break-words">
          {name}
          {isOwn && <span className="font-normal text-muted"> (you)</span>}
        </h2>
        <p className="text-sm text-muted">
          {endedAt === null ? (
            <>
              {passkeys === 0 ? 'No passkey yet' : countOf(passkeys, 'passkey')} ·{' '}
              {seenAt === null ? (
                'never seen'
              ) : (
                <>
                  seen <Moment at={seenAt} />
                </>
              )}
            </>
          ) : (
            <>
              Access ended <Moment at={endedAt} />
            </>
          )}
        </p>
      </div>
      {endedAt === null && (
        <div className="flex flex-wrap items-center gap-3">
          <SelectField
            label={`Role of ${name}`}
            isLabelHidden
            name="role"
            id={`role-${id}`}
            value={role}
            onChange={({ target }) => onRole(target.value as ListedMember['role'])}
          >
            <option value="editor">Editor</option>
            <option value="owner">Owner</option>
          </SelectField>
          <Button look="outline" onClick={onLink} aria-label={`Make a link for ${name}`}>
            Make a link
          </Button>
          <Button look="outline" onClick={onEnd} aria-label={`End the access of ${name}`}>
            End access
          </Button>
        </div>
      )}
    </li>
  )
}
