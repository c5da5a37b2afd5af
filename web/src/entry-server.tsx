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
import { type RouterManifest, routerManifest, type ViteManifest } from './router-manifest.ts'
import { LinkDocument } from './routes/link-document.tsx'

export interface RendererInput {
  /** Where the pages' procedures are called. */
  link: TRPCLink<AppRouter>
  /** The site's address without a trailing slash. */
  publicUrl: string
  /** What pages load: built files by Vite's manifest, or, in development, sources that Vite serves. */
  assets: { built: ViteManifest } | { sources: RouterManifest }
}

/**
 * Makes the function that renders a request's page, complete with its data, or redirects. `nonce` marks the scripts that
 * the router itself writes into the page; `submission` is a form that comes back with it.
 */
export function createRenderer({ link, publicUrl, assets }: RendererInput) {
  const input = { link, publicUrl, onServer: true }
  const manifest =
    'built' in assets
      ? routerManifest(assets.built, pageSources(createAppRouter(input)))
      : assets.sources
  const stylesheets = manifest.routes.__root__?.css ?? []
  return async (
    request: Request,
    nonce: string,
    submission?: FormSubmission,
  ): Promise<Response> => {
    const link = linkPageAt(new URL(request.url))
    if (link) return documentResponse(<LinkDocument link={link} stylesheets={stylesheets} />)
    const handle = createRequestHandler({
      request,
      createRouter: () => createAppRouter({ ...input, nonce, submission }),
      getRouterManifest: () => manifest,
    })
    return handle(({ router, responseHeaders }) =>
      renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
    )
  }
}

function documentResponse(document: ReactNode): Response {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(document)}`
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function pageSources(router: ReturnType<typeof createAppRouter>): Record<string, string> {
  const pages = Object.values(router.routesById).flatMap(({ id, options }) =>
    options.staticData?.page ? [[id, options.staticData.page]] : [],
  )
  return Object.fromEntries(pages)
}
