import type { AppRouter } from '@argo/api/router'
import type { FormSubmission } from '@argo/domain/forms/form-submission'
import { linkPageAt } from '@argo/domain/newsletter/newsletter-link'
import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import type { TRPCLink } from '@trpc/client'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createAppRouter } from './router.tsx'
import { httpErrorOf } from './lib/trpc/http-error.ts'
import { type RouterManifest, routerManifest, type ViteManifest } from './router-manifest.ts'
import { LinkDocument } from './routes/link-document.tsx'

export interface RendererInput {
  /** The site's address without a trailing slash. */
  publicUrl: string
  /** What pages load: built files by Vite's manifest, or, in development, sources that Vite serves. */
  assets: { built: ViteManifest } | { sources: RouterManifest }
}

interface PageInput {
  /** Where the page's procedures are called. */
  link: TRPCLink<AppRouter>
  /** Marks the scripts that the router itself writes into the page. */
  nonce: string
  /** A form that comes back with the page. */
  submission?: FormSubmission
}

/** Makes the function that renders a request's page, complete with its data, or redirects. */
export function createRenderer({ publicUrl, assets }: RendererInput) {
  const input = { publicUrl, onServer: true }
  const manifest =
    'built' in assets
      ? routerManifest(assets.built, pageSources(createAppRouter({ ...input, link: noProcedures })))
      : assets.sources
  const stylesheets = manifest.routes.__root__?.css ?? []
  return async (request: Request, page: PageInput): Promise<Response> => {
    const link = linkPageAt(new URL(request.url))
    if (link) return documentResponse(<LinkDocument link={link} stylesheets={stylesheets} />)
    const handle = createRequestHandler({
      request,
      createRouter: () => createAppRouter({ ...input, ...page }),
      getRouterManifest: () => manifest,
    })
    let isUnavailable = false
    const response = await handle(({ router, responseHeaders }) => {
      isUnavailable = router.state.matches.some(({ error }) => httpErrorOf(error)?.status === 503)
      return renderRouterToString({
        router,
        responseHeaders,
        children: <RouterServer router={router} />,
      })
    })
    return isUnavailable ? withStatus(503, response) : response
  }
}

function withStatus(status: number, { body, headers }: Response): Response {
  return new Response(body, { status, headers })
}

function documentResponse(document: ReactNode): Response {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(document)}`
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

// The addresses are read before any page is asked for.
const noProcedures: TRPCLink<AppRouter> = () => () => {
  throw new Error('No page is being rendered.')
}

function pageSources(router: ReturnType<typeof createAppRouter>): Record<string, string> {
  const pages = Object.values(router.routesById).flatMap(({ id, options }) =>
    options.staticData?.page ? [[id, options.staticData.page]] : [],
  )
  return Object.fromEntries(pages)
}
