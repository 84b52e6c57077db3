// Import boundaries between the layers. The comment of each rule is the message of a failed build.
// `scripts/rules/import-rules.test.mjs` plants a breach of every rule and checks that it is caught.
const feature = '^(server|web)/src/features/([^/]+)/';
const test = '\\.test\\.(tsx?|mjs)$|/testing/|^e2e/';

/** Rooms from the ground up: a room imports what lies below it, or beside it in the same room, and nothing above. */
const floors = {
  server: [
    ['^server/src/lib/', '^server/src/version\\.ts$'],
    ['^server/src/config(-docs)?\\.ts$', '^server/src/db/'],
    ['^server/src/access\\.ts$', '^server/src/jobs/'],
    ['^server/src/(files|households|identity|mail|printing|search|spreadsheets)/'],
    ['^server/src/delivery/'],
    ['^server/src/(live|monitor)/'],
    ['^server/src/context\\.ts$'],
    ['^server/src/(backup|belongings|http)/'],
    ['^server/src/features/'],
    ['^server/src/views/'],
    [
      '^server/src/(app|due-list|export-sources|job-list|supervise-work-thread|open-database|prepare-database|reactions)\\.ts$',
      '^server/src/(demo|metrics)/',
    ],
    ['^server/src/start-server\\.ts$'],
    [
      '^server/src/(erase-visitor|main|run-backup|run-move|run-restore|send-newsletter|work-thread|write-config-docs|write-incident)\\.ts$',
      '^server/src/commands/',
    ],
  ],
  web: [
    ['^web/src/(i18n|art|fonts|styles)/'],
    ['^web/src/ui/'],
    ['^web/src/lib/', '^web/src/help-articles\\.ts$'],
    ['^web/src/public/'],
    ['^web/src/shell/', '^web/src/(screens|match-screen|help-by-screen|screen-by-help)\\.ts$'],
    ['^web/src/shared/'],
    ['^web/src/features/'],
    ['^web/src/screens/'],
    ['^web/src/(prerender|worker)/', '^web/src/(root|routes|App|lazy-page|entry\\.(client|server))\\.tsx?$'],
  ],
};

const upward = Object.entries(floors).flatMap(([tree, rooms]) =>
  rooms.slice(0, -1).map((room, floor) => ({
    name: `${tree}-floor-${floor}-looks-up`,
    comment:
      'A lower floor knows nothing of a higher one: hand in what it needs, or move the line to where it belongs.',
    severity: 'error',
    from: { path: room, pathNot: test },
    to: { path: rooms.slice(floor + 1).flat() },
  })),
);

/** Rooms of one floor, where it has several: none knows another. */
const beside = [
  '^server/src/(access|jobs)[./]',
  '^server/src/(files|households|identity|mail|printing|search|spreadsheets)/',
  '^server/src/(backup|belongings|http)/',
  '^server/src/views/([^/]+)/',
  '^web/src/screens/([^/]+)/',
];

/** Roles in a feature of the server; everything else there is pure. */
const roles = '/(routes|jobs|service|store|service-[^/]+|store-[^/]+)\\.ts$';

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
    ...upward,
    {
      name: 'features-are-islands',
      comment:
        'What puts several together stands in views/ (server) or screens/ (web); one writes of another in reactions.ts.',
      severity: 'error',
      from: { path: feature },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    ...beside.map((rooms) => ({
      name: `islands-too: ${rooms}`,
      comment: 'Rooms of the same floor share nothing but what lies below them.',
      severity: 'error',
      from: { path: rooms, pathNot: test },
      to: { path: rooms, pathNot: rooms.replace(/\(.*\)/, '$1') },
    })),
    {
      name: 'only-stores-see-tables',
      comment: 'SQL lives in store.ts.',
      severity: 'error',
      from: {
        path: '^server/src/(features|views)/',
        pathNot: ['/store\\.ts$', '/store-[^/]+\\.ts$', test],
      },
      to: { path: 'node_modules/(kysely|pg)/|^server/src/db/(tables|prepared-query)\\.ts$' },
    },
    {
      name: 'connections-are-ours',
      comment: "A plain pg.Client that breaks ends the process: open db/connection.ts's.",
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['^server/src/db/(client|connection/connection|connection/column-parsers)\\.ts$', test],
      },
      to: { path: 'node_modules/pg/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stores-know-no-rules',
      comment: 'routes → service → store, never up.',
      severity: 'error',
      from: { path: ['^server/src/(features|views)/[^/]+/store', '^server/src/(features|views)/[^/]+/[^/]+/store'] },
      to: {
        path: [
          '^server/src/(features|views)/[^/]+/(service|routes|jobs)',
          '^server/src/(features|views)/[^/]+/[^/]+/(service|routes|jobs)',
        ],
      },
    },
    {
      name: 'services-know-no-routes',
      severity: 'error',
      from: {
        path: [
          '^server/src/(features|views)/[^/]+/(service|jobs)',
          '^server/src/(features|views)/[^/]+/[^/]+/(service|jobs)',
        ],
      },
      to: { path: '/routes\\.ts$' },
    },
    {
      name: 'services-know-no-http',
      comment: 'A service is called by a route, a job, a reaction or a test alike.',
      severity: 'error',
      from: {
        path: [
          '^server/src/(features|views)/[^/]+/(service|store|jobs)',
          '^server/src/(features|views)/[^/]+/[^/]+/(service|store|jobs)',
        ],
        pathNot: test,
      },
      to: { path: '^server/src/http/|node_modules/fastify/' },
    },
    {
      name: 'pure-files-stay-pure',
      // The clock of a zone and the days of a file are asked for by several features: both stand with other shared code.
      comment: 'Time, money and parsing are computed without a database, a request or a service.',
      severity: 'error',
      from: {
        path: [
          '^server/src/(features|views)/[^/]+/[^/]+\\.ts$',
          '^server/src/(features|views)/[^/]+/[^/]+/[^/]+\\.ts$',
        ],
        pathNot: [roles, test, '/public-user\\.ts$'],
      },
      to: {
        path: [
          '^server/src/(?!features/|views/|spreadsheets/read-day\\.ts$|lib/(time/due-instant|files/front-matter|security/hmac)\\.ts$)',
          roles,
        ],
      },
    },
    {
      name: 'ui-could-ship-elsewhere',
      comment: 'ui/ knows neither a feature nor what may be said; words, languages and numbers are anybody’s.',
      severity: 'error',
      from: { path: '^web/src/ui/', pathNot: test },
      to: { path: '^(contract/src/(?!text/(texts|languages|read-number)\\.)|web/src/(?!ui/|i18n/))' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: test },
      to: { path: '\\.test\\.tsx?$|^server/src/testing/|^web/src/testing/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
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
