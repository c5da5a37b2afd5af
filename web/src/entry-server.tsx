import type { AppRouter } from '@argo/api/router'
import type { FormSubmission } from '@argo/domain/forms/form-submission'
import { linkPageAt } from '@argo/domain/newsletter/newsletter-link'
import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import type { TRPCLink } from '@trpc/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { createAppRouter } from './router.tsx'
import { httpErrorOf } from './lib/trpc/http-error.ts'
import { pageStyles } from './page-styles.ts'
import { LinkDocument } from './routes/link-document.tsx'

export interface RendererInput {
  /** The site's address without a trailing slash. */
  publicUrl: string
  /** What the router writes into every page: scripts and, in development, links to stylesheets. */
  manifest: RouterManifest
  /** The built stylesheet, at its address. */
  stylesheet?: { address: string; text: string }
}

interface RouterManifest {
  routes: { __root__: { css?: string[]; scripts: PageScript[] } }
}

interface PageScript {
  attrs: Record<string, string>
  children?: string
}

interface PageInput {
  /** Where the page's procedures are called. */
  link: TRPCLink<AppRouter>
  /** Marks the scripts that the router itself writes into the page. */
  nonce: string
  /** A form that comes back with the page. */
  submission?: FormSubmission
  /** Is told why a page failed. */
  onError?: (error: unknown) => void
}

/** Makes the function that renders a request's page, complete with its data, or redirects. */
export function createRenderer({ publicUrl, manifest, stylesheet }: RendererInput) {
  const linked = manifest.routes.__root__.css ?? []
  const addStyles = stylesheet ? stylesAdder(stylesheet) : (html: string) => html
  return async (request: Request, { onError, ...page }: PageInput): Promise<Response> => {
    const link = linkPageAt(new URL(request.url))
    if (link) {
      const html = `<!DOCTYPE html>${renderToStaticMarkup(<LinkDocument link={link} stylesheets={linked} />)}`
      return htmlResponse(addStyles(html, page.nonce))
    }
    const handle = createRequestHandler({
      request,
      createRouter: () => createAppRouter({ publicUrl, onServer: true, ...page }),
      getRouterManifest: () => manifest,
    })
    let isUnavailable = false
    const response = await handle(({ router, responseHeaders }) => {
      const errors = router.state.matches.flatMap(({ error }) => error ?? [])
      isUnavailable = errors.some((error) => httpErrorOf(error)?.status === 503)
      for (const error of errors) onError?.(error)
      return renderRouterToString({
        router,
        responseHeaders,
        children: <RouterServer router={router} />,
      })
    })
    if (response.status >= 300 && response.status < 400) return response
    return new Response(addStyles(await response.text(), page.nonce), {
      status: isUnavailable ? 503 : response.status,
      headers: response.headers,
    })
  }
}

// The first paint waits for no file: what the page uses stands in its head, and the whole stylesheet comes after its content.
function stylesAdder({ address, text }: { address: string; text: string }) {
  const stylesOf = pageStyles(text)
  return (html: string, nonce: string) =>
    html
      .replace('</head>', () => `<style nonce="${nonce}">${stylesOf(html)}</style></head>`)
      .replace('</body>', `<link rel="stylesheet" href="${address}"/></body>`)
}

function htmlResponse(html: string): Response {
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
