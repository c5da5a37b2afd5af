import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser'

const domain = 'packages/domain/src/'
const cli = 'packages/cli/src/'
const api = 'api/src/'
const database = `${api}database/`
const protocol = `${api}protocol/`
/** What a request meets, whatever it asks for. */
const request = `${api}(?:protocol|forms)/`
const catalogue = `${api}catalogue/`
/** Subjects that read the catalogue, and those that store what visitors send: each has queries and a router. */
const reading = 'products|comparison|fit|search|texts'
const writing = 'newsletter|contact'
const appRouter = `${api}app-router\\.ts$`
const staff = `${api}staff/`
const staffRouter = `${staff}router\\.ts$`
const web = 'web/src/'
const ui = `${web}ui/`
const lib = `${web}lib/`
const styles = `${web}styles/`

const workspace = '^(api|web|packages/[^/]+)/'
const tests = '(\\.test\\.tsx?|/test-[^/]+\\.ts)$'

/** What the sources and tests of each package may import beside themselves. */
const packages = {
  [domain]: [],
  [api]: [domain],
  [web]: [domain, appRouter, staffRouter],
  'web/e2e/': [domain, cli],
  'web/[^/]+$': [domain],
  [cli]: [api, domain],
  'packages/trials/src/': [cli, api, domain],
}

/** What each room of the server and of the browser may import beside itself; $1 is the room's own name. */
const rooms = {
  [`${api}[^/]+$`]: [api, domain],
  [`${api}(pages)/`]: [appRouter, `${api}(trpc|uploads)/`, database, request, domain],
  [`${api}(exports)/`]: [`${api}products/`, catalogue, database, request, domain],
  [`${api}(trpc)/`]: [database, request, domain],
  [`${api}(catalogue)/`]: [database, domain],
  [`${api}(${reading})/`]: [
    `${api}trpc/(init|context)\\.ts$`,
    catalogue,
    database,
    request,
    domain,
  ],
  [`${api}(${writing})/`]: [
    `${api}trpc/(init|context)\\.ts$`,
    `${catalogue}texts\\.ts$`,
    database,
    request,
    domain,
  ],
  [`${api}(not-found)/`]: [`${api}search/nothing-found\\.ts$`, database, protocol, domain],
  [`${api}(client-reports)/`]: [request, domain],
  [`${api}(mail)/`]: [
    `${api}newsletter/confirmation\\.ts$`,
    `${protocol}repeat-while-listening\\.ts$`,
    database,
    domain,
  ],
  [`${api}(messages)/`]: [database, domain],
  [`${api}(staff)/`]: [
    `${api}server\\.ts$`,
    `${api}trpc/(failures|mount|transformer)\\.ts$`,
    `${api}(catalogue|messages|newsletter|mail|pages|uploads)/`,
    `${api}products/(detail|preview)\\.ts$`,
    database,
    request,
    domain,
  ],
  [`${api}(monitoring)/`]: [catalogue, database, request],
  [`${api}(uploads)/`]: [database, domain],
  [`${api}(forms)/`]: [protocol, domain],
  [`${api}(protocol)/`]: [`${database}failure\\.ts$`, domain],
  [`${api}(database)/`]: [domain],
  [`${web}[^/]+$`]: [`${web}routes/`, ui, lib, styles, domain, appRouter],
  [`${web}(routes)/`]: [`${web}features/`, ui, lib, styles, domain, appRouter],
  [`${web}(features/[^/]+)/`]: [ui, lib, domain],
  [`${web}(ui)/`]: [lib, domain],
  [`${web}(lib)/`]: [domain, appRouter],
  [`${web}(styles)/`]: [],
  [`${web}(staff)/`]: [`${web}features/`, ui, lib, styles, domain, staffRouter],
}

/** The directions of docs/architecture.md, checked on every import, types included. */
export default {
  forbidden: [
    ...Object.entries(packages).map(([path, may]) =>
      rule(
        `package ${path}`,
        may.length === 0 ? 'imports no other package' : `imports ${may.join(', ')} alone`,
        { path: `^${path}` },
        { path: workspace, pathNot: startingWith([path, ...may]) },
      ),
    ),
    ...Object.entries(rooms).map(([path, may]) =>
      rule(
        `room ${path}`,
        may.length === 0 ? 'imports no other room' : `imports ${may.join(', ')} alone`,
        { path: `^${path}`, pathNot: tests },
        { path: workspace, pathNot: startingWith([path.replace(/\(.*\)/, '$$1'), ...may]) },
      ),
    ),
    rule(
      'every room is listed',
      'a new room needs a line in .dependency-cruiser.ts',
      {
        path: workspace,
        pathNot: startingWith([
          ...Object.keys(rooms),
          ...Object.keys(packages).filter((path) => path !== api && path !== web),
        ]),
      },
      {},
    ),
    rule(
      'one database in one folder',
      'nothing but the opening and the backups of a database knows which it is',
      {
        path: workspace,
        pathNot: [tests, `^${database}(sqlite|postgres)/`, `^${database}(open|backup)\\.ts$`],
      },
      { path: `^${database}(sqlite|postgres)/` },
    ),
    rule(
      'domain knows zod and marked alone',
      'schemas and pure functions: no Node and no other library',
      { path: `^${domain}`, pathNot: tests },
      { pathNot: [`^${domain}`, '/node_modules/(zod|marked)/'] },
    ),
    rule(
      'no Node in the browser',
      'modules of Node do not exist there',
      { path: `^${web}`, pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'a type alone crosses to the browser',
      'import type { AppRouter } and nothing else',
      { path: '^web/' },
      { path: `^${api}`, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'the desk is apart',
      'what staff see and do is nothing that the site loads',
      { path: `^${api}`, pathNot: [tests, `^${staff}`, `^${api}(main|dev)\\.ts$`] },
      { path: `^${staff}` },
    ),
    rule(
      'queries are behind routers and REST',
      'only router.ts, rest.ts, routes.ts and retention.ts import queries.ts',
      {
        path: `^${api}`,
        pathNot: [tests, '/(router|rest|routes|retention)\\.ts$'],
      },
      { path: '/queries\\.ts$' },
    ),
    rule(
      'queries know no HTTP',
      'queries know Kysely and the domain',
      { path: '/queries\\.ts$' },
      {
        path: [
          `^${request}|^${api}trpc/`,
          '/(router|rest|routes)\\.ts$',
          '/node_modules/(fastify|@fastify|@trpc)/',
          '^(node:)?(http|https|http2|net)$',
        ],
      },
    ),
    rule(
      'ui holds no data',
      'what it shows is given to it',
      { path: `^${ui}`, pathNot: tests },
      { path: '/node_modules/(@trpc|@tanstack/react-query)/' },
    ),
    rule(
      'tests are for tests',
      'what production needs has a module of its own',
      { pathNot: [tests, '^web/e2e/', '^packages/trials/'] },
      { path: tests },
    ),
    rule(
      'packages import each other by name',
      'no relative path leaves a package',
      { path: workspace },
      { path: workspace, pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    rule(
      'packages declare what they import',
      'add it to the package.json of the importing package',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    ),
    rule(
      'the server runs on its dependencies',
      'devDependencies are for its tests and for development',
      { path: `^${api}`, pathNot: [tests, `^${api}dev\\.ts$`] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule('every import leads somewhere', 'no such module', {}, { couldNotResolve: true }),
    rule('no circles', 'neither of values nor of types', {}, { circular: true }),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/(dist|builds|public)|packages/studio)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.css', '.json'],
    },
  },
} satisfies IConfiguration

function rule(
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, comment, severity: 'error', from, to }
}

function startingWith(paths: string[]): string[] {
  return paths.map((path) => `^${path}`)
}
