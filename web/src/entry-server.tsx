import type { AppRouter } from '@argo/api/router'
import type { FormSubmission } from '@argo/domain/form-submission'
import { linkPageAt } from '@argo/domain/newsletter-link'
import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import type { TRPCLink } from '@trpc/client'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LinkDocument } from './routes/link-document.tsx'
import { type Assets, scriptsByRoute } from './page-scripts.ts'
import { createAppRouter } from './router.tsx'
import { notFoundKey, withFilters } from './routes/script-keys.ts'

export interface RendererInput {
  /** Where the pages' procedures are called. */
  link: TRPCLink<AppRouter>
  /** The site's address without a trailing slash. */
  publicUrl: string
  assets: Assets
}

/**
 * Makes the function that renders a request's page, complete with its data, or redirects. `nonce`
 * marks the scripts that the router itself writes into the page; `submission` is a form that comes back with it.
 */
export function createRenderer({ link, publicUrl, assets }: RendererInput) {
  const input = { link, publicUrl, onServer: true }
  const scripts = scriptsByRoute(assets, pageSources(createAppRouter(input)))
  // In development, Vite's styles; a built page has its own in the head.
  const styles = 'styles' in assets ? assets.styles : []
  return async (
    request: Request,
    nonce: string,
    submission?: FormSubmission,
  ): Promise<Response> => {
    const link = linkPageAt(new URL(request.url))
    if (link) return documentResponse(<LinkDocument link={link} />)
    const handle = createRequestHandler({
      request,
      createRouter: () => createAppRouter({ ...input, nonce, submission, scripts }),
      getRouterManifest: () => ({ routes: { __root__: { css: styles } } }),
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

const filters = 'src/features/catalogue/filters/FilteredList.tsx'
const notFound = 'src/features/not-found/NotFoundPage.tsx'

function pageSources(router: ReturnType<typeof createAppRouter>): Record<string, string[]> {
  const routes = Object.values(router.routesById)
  const ofRoutes = Object.fromEntries(
    routes.flatMap((route): [string, string[]][] => {
      const source = route.options.staticData?.page
      if (!source) return []
      const isList = source.startsWith('src/features/catalogue/')
      return [
        [route.id, [source]],
        ...(isList ? [[withFilters(route.id), [source, filters]] as [string, string[]]] : []),
      ]
    }),
  )
  return { ...ofRoutes, [notFoundKey]: [notFound] }
}
