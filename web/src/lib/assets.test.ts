import { expect, test } from 'vitest'
import { toRouterManifest } from './assets.ts'

const manifest = {
  'src/entry-client.tsx': { file: 'assets/client.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['src/entry-client.tsx'] },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js'] },
  'src/features/home/HomePage.tsx': { file: 'assets/home.js', imports: ['_card.js'] },
}

test('every page loads the entry and its imports, and a route preloads what is its own', () => {
  const pages = { '/home': 'src/features/home/HomePage.tsx', '/gone': 'src/no/such.tsx' }
  expect(toRouterManifest({ manifest }, pages).routes).toEqual({
    __root__: {
      scripts: [{ attrs: { type: 'module', src: '/assets/client.js' } }],
      preloads: ['/assets/react.js'],
    },
    '/home': { preloads: ['/assets/home.js', '/assets/card.js'] },
    '/gone': { preloads: [] },
  })
})

test('in development every page loads the sources as they are', () => {
  const assets = { scripts: [{ children: 'a()' }, { src: '/src/entry.tsx' }], styles: ['/a.css'] }
  expect(toRouterManifest(assets, { '/home': 'x' }).routes).toEqual({
    __root__: {
      scripts: [
        { attrs: { type: 'module' }, children: 'a()' },
        { attrs: { type: 'module', src: '/src/entry.tsx' }, children: undefined },
      ],
      css: ['/a.css'],
    },
  })
})
