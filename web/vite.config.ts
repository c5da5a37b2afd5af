import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** One `vite build --app` makes the browser's files, the service worker and the server's entry. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  define: { __BUILD__: JSON.stringify(process.env.BUILD_ID ?? 'development') },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: { client: 'src/entry-client.tsx', styles: 'src/styles/site.css', sw: 'src/sw.ts' },
          output: {
            // The service worker's address must not change, or browsers would keep the old one.
            entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          },
        },
      },
    },
    ssr: {
      // Built, the server's entry stands alone; in development Node loads packages itself.
      resolve: command === 'build' ? { noExternal: true } : {},
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        rollupOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
}))
