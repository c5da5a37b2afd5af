import { expect, test } from 'vitest'
import { toRouterManifest } from './router-manifest.ts'

const manifest = {
  '/web/src/styles/site.css': { file: 'assets/site.css', src: 'web/src/styles/site.css' },
  'src/entry-client.tsx': { file: 'assets/client.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['src/entry-client.tsx'] },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js'] },
  'src/features/home/HomePage.tsx': { file: 'assets/home.js', imports: ['_card.js'] },
}

test('a page names its entry, what that imports, its stylesheet and the files of its own', () => {
  const pages = { '/home': 'src/features/home/HomePage.tsx' }
  const { routes } = toRouterManifest({ manifest, bootstrap: 'load()' }, pages)
  expect(routes).toEqual({
    __root__: {
      scripts: [
        {
          attrs: { type: 'application/json', id: 'deferred-assets' },
          children:
            '{"entry":"/assets/client.js","modules":["/assets/react.js"],"stylesheet":"/assets/site.css"}',
        },
        { attrs: { type: 'module' }, children: 'load()' },
      ],
    },
    '/home': {
      scripts: [
        {
          attrs: { type: 'application/json', id: 'page-modules' },
          children: '["/assets/home.js","/assets/card.js"]',
        },
      ],
    },
  })
})

test('a page without built files is an error when the server starts', () => {
  const pages = { '/gone': 'src/no/such.tsx' }
  expect(() => toRouterManifest({ manifest, bootstrap: '' }, pages)).toThrow('src/no/such.tsx')
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
