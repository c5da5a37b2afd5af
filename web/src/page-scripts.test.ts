import { expect, test } from 'vitest'
import { scriptsByRoute } from './page-scripts.ts'

const manifest = {
  '/web/src/styles/site.css': { file: 'assets/site.css', src: 'web/src/styles/site.css' },
  'src/entry-client.tsx': { file: 'assets/client.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['src/entry-client.tsx'] },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js'] },
  'src/features/home/HomePage.tsx': { file: 'assets/home.js', imports: ['_card.js'] },
}

test('a page names its entry, what that imports, its stylesheet and the files of its own', () => {
  const pages = { '/home': ['src/features/home/HomePage.tsx'] }
  expect(scriptsByRoute({ manifest, bootstrap: 'load()' }, pages)).toEqual({
    __root__: [
      {
        type: 'application/json',
        id: 'deferred-assets',
        children:
          '{"entry":"/assets/client.js","modules":["/assets/react.js"],"stylesheet":"/assets/site.css"}',
      },
      { type: 'module', children: 'load()' },
    ],
    '/home': [
      {
        type: 'application/json',
        id: 'page-modules',
        children: '["/assets/home.js","/assets/card.js"]',
      },
    ],
  })
})

test('a page with a part in a chunk of its own names the files of both, each once', () => {
  const pages = { '/cases': ['src/features/home/HomePage.tsx', 'src/features/Part.tsx'] }
  const part = { file: 'assets/part.js', imports: ['_card.js'] }
  const assets = { manifest: { ...manifest, 'src/features/Part.tsx': part }, bootstrap: '' }
  expect(scriptsByRoute(assets, pages)['/cases']?.[0]?.children).toBe(
    '["/assets/home.js","/assets/card.js","/assets/part.js"]',
  )
})

test('a page without built files is an error when the server starts', () => {
  const pages = { '/gone': ['src/features/home/HomePage.tsx', 'src/no/such.tsx'] }
  expect(() => scriptsByRoute({ manifest, bootstrap: '' }, pages)).toThrow('src/no/such.tsx')
})

test('in development every page loads the sources as they are', () => {
  const assets = { scripts: [{ children: 'a()' }, { src: '/src/entry.tsx' }], styles: ['/a.css'] }
  expect(scriptsByRoute(assets, { '/home': ['x'] })).toEqual({
    __root__: [
      { type: 'module', children: 'a()' },
      { type: 'module', src: '/src/entry.tsx' },
    ],
  })
})
