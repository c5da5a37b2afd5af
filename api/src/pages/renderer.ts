import type { TRPCLink } from '@trpc/client'
import type { AppRouter } from '../trpc/app-router.ts'

/** Renders the page of a request, or redirects; `nonce` marks the scripts the page itself brings. */
type RenderPage = (request: Request, nonce: string) => Promise<Response>

/** Makes the renderer once it is known where procedures are called and what the site's address is. */
export type CreateRenderer = (input: { link: TRPCLink<AppRouter>; publicUrl: string }) => RenderPage
