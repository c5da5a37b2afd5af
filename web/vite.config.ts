import { join } from 'node:path'
import { pictureFiles } from '@argo/domain/pictures/picture-files.gen'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createLogger, defineConfig, type Logger } from 'vite'

const buildFolder = process.env.BUILD_FOLDER ?? 'dist'

// The list of all pictures is long, and a browser needs to know of these alone.
const socialCards = Object.keys(pictureFiles).flatMap(
  (name) => /^social\/(.+)/.exec(name)?.[1] ?? [],
)

// The minifier does not know a pseudo-class of CSS Overflow 5 yet, and keeps it as it is.
const logger = createLogger('warn')
const buildLogger: Logger = {
  ...logger,
  warn: (message, options) => {
    if (!message.includes(`'target-current' is not recognized`)) logger.warn(message, options)
  },
}

/** One `vite build --app` makes the browser's files, the service worker, the desk's files and the server's entry. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  ...(command === 'build' && { customLogger: buildLogger }),
  // Vite minifies what it makes.
  plugins: [react(), tailwindcss({ optimize: false })],
  define: {
    __BUILD__: JSON.stringify(process.env.BUILD_ID ?? 'development'),
    __SOCIAL_CARDS__: JSON.stringify(socialCards),
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: join(buildFolder, 'client'),
        emptyOutDir: true,
        manifest: true,
        license: { fileName: '.vite/license.md' },
        assetsInlineLimit: 0,
        // One stylesheet: of several, the later would overrule the earlier after a move to another page.
        cssCodeSplit: false,
        rollupOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
                { name: 'shared', minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: join(buildFolder, 'client'),
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: 'src/sw.ts',
          // Its address must not change, or browsers would keep the old one.
          output: { entryFileNames: 'sw.js' },
        },
      },
    },
    staff: {
      consumer: 'client',
      build: {
        outDir: join(buildFolder, 'staff'),
        emptyOutDir: true,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        license: { fileName: 'assets/licenses.md' },
        rollupOptions: { input: 'src/staff/index.html' },
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
