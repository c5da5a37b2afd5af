import { createHash } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Selectable } from 'kysely'
import type { Database, StaffPasskeyTable } from '../../database/schema.ts'
import { takeChallenge } from './challenges.ts'

/** Where passkeys count: the desk's address from the settings, whatever a request says. */
interface Place {
  db: Database
  staffUrl: string
  now: Date
}

/** A passkey that nobody has yet. */
export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>
export type Passkey = Selectable<StaffPasskeyTable>

// Many modules, of which a site whose desk nobody uses needs none.
const library = () => import('@simplewebauthn/server')

// Ed25519, ES256 and RS256: what the library takes by itself, but for one that Node warns of as experimental.
const supportedAlgorithmIDs = [-8, -7, -257]

const rpIdOf = (staffUrl: string) => new URL(staffUrl).hostname

const expectedAt = ({ db, staffUrl, now }: Place) => ({
  expectedChallenge: (challenge: string) => takeChallenge(db, challenge, now),
  expectedOrigin: staffUrl,
  expectedRPID: rpIdOf(staffUrl),
})

/** What a browser needs to make a passkey, beside those that the person has. */
export async function registrationOptions(
  staffUrl: string,
  person: { id: number; name: string; createdAt: string },
  known: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Argo desk',
    rpID: rpIdOf(staffUrl),
    userName: person.name,
    userDisplayName: person.name,
    // The same each time, so that a new passkey takes the place of one on the same device.
    userID: new Uint8Array(
      createHash('sha256').update(`${person.id} ${person.createdAt}`).digest(),
    ),
    attestationType: 'none',
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: JSON.parse(transports) as string[],
    })),
  })
}

/** What a browser needs to sign in with any passkey of the desk. */
export async function authenticationOptions(
  staffUrl: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: rpIdOf(staffUrl),
    userVerification: 'required',
  })
}

/** The passkey that a browser made. Throws what is wrong with it. */
export async function readNewPasskey(
  place: Place,
  response: RegistrationResponseJSON,
): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    ...expectedAt(place),
    supportedAlgorithmIDs,
  })
  if (!verified) throw new Error('the passkey is not signed by its own key')
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
  }
}

/** How often a passkey was used, by its answer. Throws what is wrong with that. */
export async function readUse(
  place: Place,
  { credentialId, publicKey, counter, transports }: NewPasskey,
  response: AuthenticationResponseJSON,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...expectedAt(place),
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      transports: JSON.parse(transports) as string[],
    },
  })
  if (!verified) throw new Error('the answer is not signed by the passkey')
  return authenticationInfo.newCounter
}
