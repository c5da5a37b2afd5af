import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDirections } from './checks.ts'
import { root } from './paths.ts'

// One import per file, in a small copy of the workspace: its folders, its package.json files and a few modules.
const forbidden = {
  'packages/domain/src/library.ts': `import 'kysely'`,
  'packages/domain/src/node.ts': `import 'node:zlib'`,
  'packages/domain/src/relative.ts': `import '../../../api/src/database/open.ts'`,
  'packages/domain/src/relative.test.ts': `import '../../../api/src/database/open.ts'`,
  'packages/studio/documents/server.ts': `import '../../../api/src/database/open.ts'`,
  'packages/studio/pictures/src/undeclared.ts': `import 'fastify'`,
  'packages/scripts/src/relative.ts': `import '../../../api/src/database/open.ts'`,
  'api/src/browser.ts': `import '../../web/src/lib/target.ts'`,
  'api/src/commands.test.ts': `import '../../packages/scripts/src/target.ts'`,
  'api/src/development.ts': `import { build } from 'vite'`,
  'api/src/undeclared.ts': `import 'knip'`,
  'api/src/not-installed.ts': `import 'react'`,
  'api/src/missing.ts': `import './nowhere.ts'`,
  'api/src/for-tests.ts': `import './test-target.ts'`,
  'api/src/database/page.ts': `import '../pages/target.ts'`,
  'api/src/database/type.ts': `import type { target } from '../pages/target.ts'`,
  'api/src/database/shared.ts': `import './sqlite/target.ts'`,
  'api/src/products/dialect.ts': `import '../database/sqlite/target.ts'`,
  'api/src/http/procedure.ts': `import '../trpc/init.ts'`,
  'api/src/products/page.ts': `import '../pages/target.ts'`,
  'api/src/products/subject.ts': `import '../contact/target.ts'`,
  'api/src/contact/query.ts': `import './queries.ts'`,
  'api/src/contact/procedures.ts': `import '../trpc/app-router.ts'`,
  'api/src/newsletter/queries.ts': `import '../http/target.ts'`,
  'api/src/contact/queries.ts': `import 'fastify'`,
  'api/src/products/queries.ts': `import './router.ts'`,
  'api/src/seo/page.ts': `import '../pages/target.ts'`,
  'api/src/trpc/query.ts': `import '../products/queries.ts'`,
  'api/src/pages/query.ts': `import '../products/queries.ts'`,
  'api/src/response-cache/subject.ts': `import '../products/router.ts'`,
  'api/src/unlisted/room.ts': `import '../app.ts'`,
  'web/src/main.tsx': `import './features/header/target.ts'`,
  'web/src/routes/entry.ts': `import '../router.ts'`,
  'web/src/features/header/route.ts': `import '../../routes/target.ts'`,
  'web/src/features/header/feature.ts': `import '../footer/target.ts'`,
  'web/src/features/header/nested/feature.ts': `import type { target } from '../../footer/target.ts'`,
  'web/src/ui/feature.ts': `import '../features/header/target.ts'`,
  'web/src/ui/procedure.ts': `import '@trpc/client'`,
  'web/src/ui/query.ts': `import '@tanstack/react-query'`,
  'web/src/lib/ui.ts': `import '../ui/target.ts'`,
  'web/src/lib/node.ts': `import 'node:path'`,
  'web/src/lib/value.ts': `import { target } from '@argo/api/router'`,
  'web/src/lib/inside.ts': `import type { target } from '../../../api/src/trpc/init.ts'`,
  'web/src/unlisted/room.ts': `import '../router.ts'`,
  'web/e2e/source.ts': `import '../src/lib/target.ts'`,
}

const allowed = {
  'packages/domain/src/schema.ts': `import 'zod/mini'`,
  'packages/domain/src/schema.test.ts': `import 'vitest'; import './schema.ts'`,
  'packages/scripts/src/server.ts': `import '@argo/api/main'`,
  'packages/studio/documents/seed.ts': `import '@argo/scripts/target'`,
  'api/src/app.ts': `import './pages/target.ts'; import './contact/rest.ts'; import 'fastify'`,
  'api/src/main.ts': `import './app.ts'; import './database/open.ts'`,
  'api/src/dev.ts': `import 'vite'; import './app.ts'`,
  'api/src/contact/rest.ts': `import './queries.ts'; import '../http/target.ts'`,
  'api/src/contact/router.ts': `import './queries.ts'; import '../trpc/init.ts'`,
  'api/src/contact/router.test.ts': `import '../app.ts'; import '../test-target.ts'; import 'vitest'`,
  'api/src/trpc/app-router.ts': `import '../contact/router.ts'; import './init.ts'`,
  'api/src/seo/routes.ts': `import '../products/queries.ts'`,
  'api/src/seo/queries.ts': `import '../products/product-row.ts'; import 'kysely'`,
  'web/src/entry-client.tsx': `import './router.ts'; import '@argo/domain/target'`,
  'web/src/router.ts': `import './routes/target.ts'; import type { AppRouter } from '@argo/api/router'`,
  'web/src/routes/home.ts': `import '../features/header/target.ts'`,
  'web/src/features/header/nested/part.ts': `import '../target.ts'; import '../../../ui/target.ts'`,
  'web/src/ui/card.ts': `import '../lib/target.ts'; import '@tanstack/react-router'`,
  'web/src/lib/link.ts': `import type { AppRouter } from '@argo/api/router'; import '@trpc/client'`,
  'web/e2e/journey.ts': `import '@argo/scripts/target'; import '@playwright/test'`,
}

const targets = [
  'packages/domain/src/target.ts',
  'packages/scripts/src/target.ts',
  'api/src/test-target.ts',
  'api/src/database/open.ts',
  'api/src/database/sqlite/target.ts',
  'api/src/http/target.ts',
  'api/src/contact/target.ts',
  'api/src/pages/target.ts',
  'api/src/products/product-row.ts',
  'api/src/products/router.ts',
  'api/src/trpc/init.ts',
  'web/src/features/footer/target.ts',
  'web/src/features/header/target.ts',
  'web/src/lib/target.ts',
  'web/src/routes/target.ts',
  'web/src/ui/target.ts',
]

const packages = ['api', 'web', 'packages/domain', 'packages/scripts', 'packages/studio']

const copy = mkdtempSync(join(tmpdir(), 'argo-imports-'))
let status: number | null
let report: string

beforeAll(() => {
  for (const file of ['package.json', '.dependency-cruiser.ts']) {
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const name of packages) {
    for (const part of ['package.json', 'node_modules']) {
      cpSync(join(root, name, part), join(copy, name, part), {
        recursive: true,
        verbatimSymlinks: true,
      })
    }
  }
  for (const path of targets) write(path, 'export const target = 1')
  for (const [path, text] of Object.entries({ ...forbidden, ...allowed })) write(path, text)
  write('web/src/lib/circle.ts', `import type { target } from './circle-back.ts'`)
  write('web/src/lib/circle-back.ts', `import './circle.ts'`)
  write('vitest.workspace.ts', '')
  ;({ status, stdout: report } = spawnSync(importDirections, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
  }))
})

afterAll(() => rmSync(copy, { recursive: true }))

test.each(Object.entries(forbidden))('%s may not %s', (path) => {
  expect(status).not.toBe(0)
  expect(report).toContain(`: ${path} → `)
})

test('modules may not import each other in a circle, not even types', () => {
  expect(report).toMatch(/no circles: web\/src\/lib\/circle/)
})

test.each(Object.entries(allowed))('%s may %s', (path) => {
  expect(report).not.toContain(`: ${path} → `)
})

function write(path: string, text: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}
