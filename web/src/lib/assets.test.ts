import { expect, test } from 'vitest'
import { toRouterManifest } from './assets.ts'

const manifest = {
  '/web/src/styles/site.css': { file: 'assets/site.css', src: 'web/src/styles/site.css' },
  'src/entry-client.tsx': { file: 'assets/client.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['src/entry-client.tsx'] },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js'] },
  'src/features/home/HomePage.tsx': { file: 'assets/home.js', imports: ['_card.js'] },
}

test('a page names its entry, what that imports, its stylesheet and the files of its own', () => {
  const pages = { '/home': 'src/features/home/HomePage.tsx', '/gone': 'src/no/such.tsx' }
  const { routes } = toRouterManifest({ manifest }, pages)
  expect(routes.__root__?.scripts?.[0]?.children).toContain(
    '({"entry":"/assets/client.js","modules":["/assets/react.js"],"stylesheet":"/assets/site.css"})',
  )
  const attrs = { type: 'application/json', 'data-modules': '' }
  expect(routes['/home']).toEqual({
    scripts: [{ attrs, children: '["/assets/home.js","/assets/card.js"]' }],
  })
  expect(routes['/gone']).toEqual({ scripts: [{ attrs, children: '[]' }] })
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
