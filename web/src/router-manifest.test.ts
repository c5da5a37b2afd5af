import { expect, test } from 'vitest'
import { routerManifest } from './router-manifest.ts'

const manifest = {
  'style.css': { file: 'assets/style.css', src: 'style.css' },
  'src/entry-client.tsx': { file: 'assets/client.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/features/home/HomePage.tsx': { file: 'assets/home.js', imports: ['_react.js'] },
}

test('every page has the stylesheet and the entry, and its route the file of its own', () => {
  const pages = { '/home': 'src/features/home/HomePage.tsx' }
  expect(routerManifest(manifest, pages).routes).toEqual({
    __root__: {
      css: ['/assets/style.css'],
      scripts: [{ attrs: { type: 'module', src: '/assets/client.js', fetchPriority: 'low' } }],
    },
    '/home': { preloads: ['/assets/home.js'] },
  })
})

test('a page without built files is an error when the server starts', () => {
  expect(() => routerManifest(manifest, { '/gone': 'src/no/such.tsx' })).toThrow('src/no/such.tsx')
})
