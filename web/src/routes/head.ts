interface PageHead {
  title: string
  description: string
  /** The address we prefer for this page, from the root: "/cases/edge". */
  path?: string
}

/** A page's title, description and canonical link, as the router takes them. */
export function pageHead({ title, description, path }: PageHead, publicUrl: string) {
  return {
    meta: [{ title: `${title} – Argo` }, { name: 'description', content: description }],
    links: path === undefined ? [] : [{ rel: 'canonical', href: `${publicUrl}${path}` }],
  }
}
