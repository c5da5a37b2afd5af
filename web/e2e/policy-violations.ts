import type { Page } from '@playwright/test'

/** What the policy refused on the page's way so far, in every document. */
export async function policyViolations(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('tell', (violation: string) => refused.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, documentURI } = event
      const { tell } = window as unknown as { tell: (violation: string) => void }
      tell(`${documentURI}: ${effectiveDirective} ${blockedURI} (${sourceFile})`)
    })
  })
  return refused
}
