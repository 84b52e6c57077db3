// Who may import whom. The words of each rule are what a broken build says.
const feature = '^(server|web)/src/features/([^/]+)/';
const test = '\\.test\\.tsx?$|/testing/|^e2e/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contract-imports-nothing-of-ours',
      comment: 'The contract is what may be said; it knows neither who says it nor who answers.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(server|web|e2e)/' },
    },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: test },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    { name: 'server-never-meets-web', severity: 'error', from: { path: '^server/' }, to: { path: '^(web|e2e)/' } },
    { name: 'web-never-meets-server', severity: 'error', from: { path: '^web/' }, to: { path: '^(server|e2e)/' } },
    {
      name: 'features-are-islands',
      comment: 'Two features that need the same thing find it in lib/ (server) or shared/ (web).',
      severity: 'error',
      from: { path: feature },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'nothing-below-imports-a-feature',
      severity: 'error',
      from: {
        path: '^server/src/(db|http|lib)/|^server/src/(access|config|context)\\.ts$|^web/src/(ui|lib|i18n|art)/',
      },
      to: { path: '/features/' },
    },
    {
      name: 'only-stores-see-tables',
      comment: 'SQL lives in store.ts.',
      severity: 'error',
      from: {
        path: '^server/src/features/',
        pathNot: ['/store\\.ts$', test, '^server/src/features/[^/]+/store-[^/]+\\.ts$'],
      },
      to: { path: 'node_modules/(kysely|pg)/|^server/src/db/tables\\.ts$' },
    },
    {
      name: 'routes-services-stores-flow-down',
      severity: 'error',
      from: { path: '^server/src/features/[^/]+/store' },
      to: { path: '^server/src/features/[^/]+/(service|routes|jobs)' },
    },
    {
      name: 'services-know-no-routes',
      severity: 'error',
      from: { path: ['/service\\.ts$', '/service-[^/]+\\.ts$'] },
      to: { path: '/routes\\.ts$' },
    },
    {
      name: 'pure-files-stay-pure',
      comment: 'Time, money and parsing are computed without a database, a request or a service.',
      severity: 'error',
      from: {
        path: '^server/src/features/[^/]+/[^/]+\\.ts$',
        pathNot: ['/(routes|service|store|jobs|store-[^/]+|service-[^/]+)\\.ts$', test, '/features/auth/'],
      },
      to: { path: ['^server/src/(db|http)/', '/(service|store)\\.ts$', '/(service|store)-[^/]+\\.ts$'] },
    },
    {
      name: 'ui-could-ship-elsewhere',
      comment: 'ui/ knows neither a feature nor the contract.',
      severity: 'error',
      from: { path: '^web/src/ui/', pathNot: test },
      to: { path: '^(contract/|web/src/(features|shared|shell|public)/)' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: test },
      to: { path: '\\.test\\.tsx?$|^server/src/testing/|^web/src/testing/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-missing', severity: 'error', from: { pathNot: '^web/' }, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(server|web|contract|e2e)/(build|dist|\\.react-router|data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
