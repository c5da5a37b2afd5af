import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What an authenticator and its browser say, where that is not as it should be. */
interface AuthenticatorFault {
  origin?: string
  rpId?: string
  counter?: number
  /** Whether the person showed who they are. */
  verified?: boolean
}

/** A passkey on a device, and the browser at the desk that asks for it. */
export function testAuthenticator(staffUrl: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let uses = 0
  const place = { origin: staffUrl, rpId: new URL(staffUrl).hostname }

  return {
    id: id.toString('base64url'),
    make(
      { challenge }: PublicKeyCredentialCreationOptionsJSON,
      said: AuthenticatorFault = {},
    ): RegistrationResponseJSON {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ])
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authenticatorData({ ...place, ...said }, 0, credential))],
      ])
      return {
        ...ownId(),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, { ...place, ...said }),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    answer(
      { challenge }: PublicKeyCredentialRequestOptionsJSON,
      said: AuthenticatorFault = {},
    ): AuthenticationResponseJSON {
      uses = said.counter ?? uses + 1
      const data = authenticatorData({ ...place, ...said }, uses)
      const client = clientData('webauthn.get', challenge, { ...place, ...said })
      const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))])
      return {
        ...ownId(),
        response: {
          clientDataJSON: client,
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }

  function ownId() {
    const text = id.toString('base64url')
    return { id: text, rawId: text, type: 'public-key' as const, clientExtensionResults: {} }
  }
}

function authenticatorData(
  { rpId, verified = true }: AuthenticatorFault & { rpId: string },
  counter: number,
  credential?: Buffer,
): Buffer {
  const flags = 0x01 | (verified ? 0x04 : 0) | (credential ? 0x40 : 0)
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), rest, credential ?? Buffer.alloc(0)])
}

function clientData(type: string, challenge: string, { origin }: { origin: string }): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString(
    'base64url',
  )
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'base64url'))
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}
