import type { FormSubmission } from '@argo/domain/forms/form-submission'
import type { TRPCLink } from '@trpc/client'
import type { AppRouter } from '../trpc/app-router.ts'

/** Renders or redirects; `nonce` marks the scripts that the page brings, `submission` is a form that comes back with it. */
type RenderPage = (
  request: Request,
  nonce: string,
  submission?: FormSubmission,
) => Promise<RenderedPage>

/** Of a response what is needed: to make a whole one of a text is to copy the text twice. */
type RenderedPage = Pick<Response, 'status' | 'headers' | 'text'>

/** Makes the renderer once it is known where procedures are called and what the site's address is. */
export type CreateRenderer = (input: { link: TRPCLink<AppRouter>; publicUrl: string }) => RenderPage
