import { randomUUID } from 'node:crypto'
import { deskSession, type NewPerson } from '@argo/cli/test-staff'
import type { Page } from '@playwright/test'
import { isPhone, test } from './fixtures.ts'

interface DeskFixtures {
  /** Signs somebody in, in a page's browser: their name, new in each test. */
  signedIn: (page: Page, role?: NewPerson['role']) => Promise<string>
}

/** A test at the desk, on a phone and at 1280 px; addresses are the desk's, and `desk.url` is the site's. */
export const deskTest = test.extend<DeskFixtures>({
  baseURL: ({ desk }, use) => use(desk.staffUrl),
  viewport: ({ viewport }, use) =>
    use(viewport && viewport.width > 1_000 ? { width: 1280, height: 800 } : viewport),
  signedIn: ({ desk: { databaseFile, staffUrl } }, use) =>
    use(async (page, role = 'editor') => {
      const name = `${role} ${randomUUID()}`
      const value = await deskSession(`sqlite:${databaseFile}`, staffUrl, { name, role })
      await page.context().addCookies([{ name: 'argo-desk', value, url: staffUrl }])
      return name
    }),
})

/** A device that keeps passkeys. */
interface PasskeyDevice {
  /** Leaves it that of its passkeys which was made for a name. */
  keepOnly: (name: string) => Promise<void>
}

/** Gives a page's browser a device that makes and keeps passkeys, and agrees to everything. */
export async function addPasskeyDevice(page: Page): Promise<PasskeyDevice> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const read = async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  const given: Awaited<ReturnType<typeof read>> = []
  return {
    keepOnly: async (name) => {
      for (const credential of await read())
        if (given.every(({ credentialId }) => credentialId !== credential.credentialId))
          given.push(credential)
      const credential = given.find(({ userName }) => userName === name)
      if (!credential) throw new Error(`the device has no passkey of ${name}`)
      await session.send('WebAuthn.clearCredentials', { authenticatorId })
      await session.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}

/** Opens the desk's navigation where it is in a menu. */
export async function openNavigation(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click()
}
