import type { FormSubmission } from '@argo/domain/forms/form-submission'
import type { TRPCLink } from '@trpc/client'
import type { AppRouter } from '../app-router.ts'

/** What a page is rendered with, beside its address. */
interface PageInput {
  /** Where the page's procedures are called. */
  link: TRPCLink<AppRouter>
  /** Marks the scripts that the page brings. */
  nonce: string
  /** A form that comes back with the page. */
  submission?: FormSubmission | undefined
  /** Is told why a page failed. */
  onError?: ((error: unknown) => void) | undefined
}

/** Renders or redirects; a page whose data is unavailable for now has the status 503. */
type RenderPage = (request: Request, page: PageInput) => Promise<RenderedPage>

/** Of a response what is needed: to make a whole one of a text is to copy the text twice. */
type RenderedPage = Pick<Response, 'status' | 'headers' | 'text'>

/** Makes the renderer once the site's address is known. */
export type CreateRenderer = (input: { publicUrl: string }) => RenderPage
