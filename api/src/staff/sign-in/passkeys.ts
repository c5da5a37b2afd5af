import { createHash } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Selectable } from 'kysely'
import type { Database, StaffPasskeyTable } from '../../database/schema.ts'
import { newChallenge, readChallenge } from './challenges.ts'

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

/** What a browser needs to make a passkey with a link, beside those that the person has. */
export async function registrationOptions(
  place: Place,
  linkHash: string,
  person: { id: number; name: string; createdAt: string },
  known: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    challenge: await newChallenge(place, ['new passkey', linkHash]),
    rpName: 'Argo desk',
    rpID: rpIdOf(place.staffUrl),
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
  place: Place,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    challenge: await newChallenge(place, ['sign in']),
    rpID: rpIdOf(place.staffUrl),
    userVerification: 'required',
  })
}

/** The passkey that a browser made with a link. Throws what is wrong with it. */
export async function readNewPasskey(
  place: Place,
  linkHash: string,
  response: RegistrationResponseJSON,
): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: async (challenge) =>
      (await readChallenge(place, ['new passkey', linkHash], challenge)) !== undefined,
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

/** How often a passkey was used, by its answer, and when that was asked for. Throws what is wrong with it. */
export async function readUse(
  place: Place,
  { credentialId, publicKey, counter, transports }: NewPasskey,
  response: AuthenticationResponseJSON,
): Promise<{ counter: number; askedAt: Date }> {
  const { verifyAuthenticationResponse } = await library()
  let askedAt: Date | undefined
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: async (challenge) => {
      askedAt = await readChallenge(place, ['sign in'], challenge)
      return askedAt !== undefined
    },
    ...expectedAt(place),
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      transports: JSON.parse(transports) as string[],
    },
  })
  if (!verified || !askedAt) throw new Error('the answer is not signed by the passkey')
  return { counter: authenticationInfo.newCounter, askedAt }
}

function expectedAt({ staffUrl }: Place) {
  return { expectedOrigin: staffUrl, expectedRPID: rpIdOf(staffUrl) }
}
