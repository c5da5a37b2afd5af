import { join } from 'node:path'
import { pictureFiles } from '@argo/domain/picture-files.gen'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const buildFolder = process.env.BUILD_FOLDER ?? 'dist'

// The list of all pictures is long, and a browser needs to know of these alone.
const socialCards = Object.keys(pictureFiles).flatMap(
  (name) => /^social\/(.+)/.exec(name)?.[1] ?? [],
)

// What pages with cards of products share, pages of text, and those with files to download.
const ofCards =
  /src\/(ui\/(ProductCard|FigureList|HeatEdge|CompareBox|CloseUp|picture-transition)|lib\/(comparison-tray|follow-when-loaded))|domain\/src\/picture-view/
const ofTexts = /src\/features\/pages\/|domain\/src\/page-dates/
// How to reach the company, and how a date is written.
const ofCompany = /domain\/src\/(support|date)\.ts/
const ofDownloads = /domain\/src\/download|lib\/(file-size|download-)/
// What says whether something fits.
const ofFit = /src\/features\/fit\/|domain\/src\/fit/
const ofForms = /ui\/TextArea|lib\/use-draft|domain\/src\/contact-/
const ofGallery = /features\/product\/|use-first-screen-drawn|domain\/src\/sprite/
// What the two pages with lists of products share, and no other page needs.
const ofLists = /src\/features\/catalogue\/|queriesObserver|use(Suspense)?Queries\.js/
// Small things that several pages use come in one file, instead of a request each.
const severalPages = /node_modules|packages\/domain|src\/(ui|lib|features)\//
const ofSeveralPages = (id: string) =>
  severalPages.test(id) &&
  ![ofCards, ofCompany, ofFit, ofTexts, ofDownloads, ofForms, ofLists, ofGallery].some((of) =>
    of.test(id),
  )
// What the menu's sheet and the search field share belongs to no page.
const ofWidgets = /node_modules.*(@headlessui|@floating-ui|@react-aria|@react-stately|tabbable)/
// The service worker and the inline script share nothing with the page's files.
const notOfEveryPage = /sw\.ts|bootstrap\.ts|workbox|[\\/]idb[\\/]|\.css/
const ofEveryPage = (id: string) => !notOfEveryPage.test(id)
const ofLibraries = (id: string) => ofEveryPage(id) && id.includes('node_modules')

// Libraries ask whether they run in a browser: what they have for a server goes. The service worker asks nothing.
const inBrowser = { 'typeof window': '"object"', 'typeof document': '"object"' }

// A browser that knows this compiles a file's functions beside the page's own work, and not one by one when a
// visitor's first tap calls them (https://v8.dev/blog/explicit-compile-hints).
const compileHint = '//# allFunctionsCalledOnLoad\n'

// The hint counts on a file's first line alone, and Vite writes lists of what a page brings with it before a banner.
const compileHints: Plugin = {
  name: 'compile-hints',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.name !== 'bootstrap' && file.name !== 'sw')
          file.code = compileHint + file.code
    },
  },
}

/** One `vite build --app` makes the browser's files, the service worker and the server's entry. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), tailwindcss(), compileHints],
  define: {
    __BUILD__: JSON.stringify(process.env.BUILD_ID ?? 'development'),
    __SOCIAL_CARDS__: JSON.stringify(socialCards),
  },
  // React has this hook: the shim that TanStack's store imports is for older ones.
  resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
  builder: {},
  environments: {
    client: {
      define: command === 'build' ? inBrowser : {},
      build: {
        outDir: join(buildFolder, 'client'),
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: {
            client: 'src/entry-client.tsx',
            sw: 'src/sw.ts',
            font: 'src/styles/font.css',
            bootstrap: 'src/bootstrap.ts',
          },
          // It does not say of itself that what is not imported, such as its links for sockets, can be left out.
          treeshake: {
            moduleSideEffects: [{ test: /@trpc.(client|react-query)/, sideEffects: false }],
          },
          output: {
            // The service worker's address must not change, or browsers would keep the old one.
            entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            // What every page needs comes in two files, of which the libraries change seldom; the service
            // worker shares nothing with pages.
            codeSplitting: {
              groups: [
                { name: 'libraries', tags: ['$initial'], test: ofLibraries },
                { name: 'site', tags: ['$initial'], test: ofEveryPage },
                { name: 'widgets', minShareCount: 2, test: ofWidgets },
                { name: 'shared', minShareCount: 2, test: ofSeveralPages },
                { name: 'cards', minShareCount: 2, test: ofCards },
                { name: 'company', minShareCount: 2, test: ofCompany },
                { name: 'texts', minShareCount: 2, test: ofTexts },
                { name: 'downloads', minShareCount: 2, test: ofDownloads },
                { name: 'fit', minShareCount: 2, test: ofFit },
                { name: 'forms', minShareCount: 2, test: ofForms },
                { name: 'lists', minShareCount: 2, test: ofLists },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Libraries' code for development goes, as it does from the browser's files by itself.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // Built, the server's entry stands alone; in development Node loads packages itself.
      resolve: command === 'build' ? { noExternal: true } : {},
      build: {
        outDir: join(buildFolder, 'server'),
        emptyOutDir: true,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        rollupOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
}))
