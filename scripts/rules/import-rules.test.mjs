import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { options, forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

/** Rule → imports that breach it, `who → whom`. Every rule has one, or the last test fails. */
const breaches = {
  'contract-imports-nothing-of-ours': ['contract/src/a.ts → server/src/lib/ids.ts'],
  'contract-imports-zod-only': ['contract/src/b.ts → kysely'],
  'server-never-meets-web': ['server/src/lib/c.ts → web/src/lib/format.ts'],
  'web-never-meets-server': ['web/src/lib/d.ts → server/src/lib/ids.ts'],
  'server-floor-0-looks-up': ['server/src/lib/e.ts → server/src/db/client.ts'],
  'server-floor-1-looks-up': ['server/src/db/f.ts → server/src/access.ts'],
  'server-floor-2-looks-up': ['server/src/jobs/g.ts → server/src/context.ts'],
  'server-floor-3-looks-up': ['server/src/mail/h.ts → server/src/features/pets/store.ts'],
  'server-floor-4-looks-up': ['server/src/delivery/aq4.ts → server/src/live/live-hub.ts'],
  'server-floor-5-looks-up': ['server/src/live/aq1.ts → server/src/context.ts'],
  'server-floor-6-looks-up': ['server/src/context.ts → server/src/http/mount-contract.ts'],
  'server-floor-7-looks-up': ['server/src/http/i.ts → server/src/views/overview/service.ts'],
  'server-floor-8-looks-up': ['server/src/features/pets/service-j.ts → server/src/views/overview/service.ts'],
  'server-floor-9-looks-up': ['server/src/views/overview/service-k.ts → server/src/app.ts'],
  'server-floor-10-looks-up': ['server/src/app.ts → server/src/start-server.ts'],
  'server-floor-11-looks-up': ['server/src/start-server.ts → server/src/main.ts'],
  'web-floor-0-looks-up': ['web/src/i18n/l.ts → web/src/lib/format.ts'],
  'web-floor-1-looks-up': ['web/src/ui/m.tsx → web/src/lib/format.ts'],
  'web-floor-2-looks-up': ['web/src/lib/n.ts → web/src/shared/pets/use-pets.ts'],
  'web-floor-3-looks-up': ['web/src/public/al.tsx → web/src/shell/frame/AppMenu.tsx'],
  'web-floor-4-looks-up': ['web/src/shell/o.tsx → web/src/shared/pets/use-pets.ts'],
  'web-floor-5-looks-up': ['web/src/shared/p.tsx → web/src/features/pets/api.ts'],
  'web-floor-6-looks-up': ['web/src/features/pets/q.tsx → web/src/screens/PetPage.tsx'],
  'web-floor-7-looks-up': ['web/src/screens/r.tsx → web/src/routes.ts'],
  'features-are-islands': [
    'server/src/features/pets/service-s.ts → server/src/features/expenses/store.ts',
    'web/src/features/pets/t.ts → web/src/features/expenses/api.ts',
  ],
  'islands-too: ^server/src/(access|jobs)[./]': ['server/src/jobs/am.ts → server/src/access.ts'],
  'islands-too: ^server/src/(files|households|identity|mail|printing|search|spreadsheets)/': [
    'server/src/mail/v.ts → server/src/identity/sessions/sessions.ts',
    'server/src/identity/an.ts → server/src/mail/mailer.ts',
    'server/src/files/ao.ts → server/src/mail/mailer.ts',
    'server/src/search/aq2.ts → server/src/files/storage/file-store.ts',
    'server/src/printing/aq3.ts → server/src/files/storage/file-store.ts',
  ],
  'islands-too: ^server/src/(backup|belongings|http)/': [
    'server/src/http/u.ts → server/src/belongings/rows/belonging-rows.ts',
  ],
  'islands-too: ^server/src/views/([^/]+)/': ['server/src/views/overview/ap.ts → server/src/views/feed/store.ts'],
  'islands-too: ^web/src/screens/([^/]+)/': ['web/src/screens/pet/aq.tsx → web/src/screens/dashboard/api.ts'],
  'only-stores-see-tables': [
    'server/src/features/pets/service-w.ts → kysely',
    'server/src/features/pets/service-x.ts → server/src/db/tables.ts',
    'server/src/views/overview/service-y.ts → kysely',
  ],
  'connections-are-ours': ['server/src/http/ak.ts → pg'],
  'stores-know-no-rules': ['server/src/features/pets/store-z.ts → server/src/features/pets/service.ts'],
  'services-know-no-routes': ['server/src/features/pets/service-aa.ts → server/src/features/pets/routes.ts'],
  'services-know-no-http': [
    'server/src/features/pets/service-ab.ts → server/src/http/mount-contract.ts',
    'server/src/features/pets/service-ac.ts → fastify',
  ],
  'pure-files-stay-pure': [
    'server/src/features/pets/breeds.ts → server/src/lib/ids.ts',
    'server/src/features/pets/age-of.ts → server/src/features/pets/store.ts',
    'server/src/features/pets/describe.ts → server/src/db/client.ts',
  ],
  'ui-could-ship-elsewhere': [
    'web/src/ui/ad.tsx → contract/src/pets/pets.ts',
    'web/src/ui/ae.tsx → web/src/features/pets/api.ts',
  ],
  'tests-are-not-imported': [
    'server/src/http/af.ts → server/src/testing/app.ts',
    'web/src/lib/ag.ts → web/src/lib/format.test.ts',
  ],
  // The way back stands below: a circle is reported where it begins.
  'no-cycles': ['server/src/lib/ah.ts → server/src/lib/ai.ts'],
  'no-missing': ['server/src/lib/aj.ts → ./nobody.ts'],
};

/** Imports that the house lives on: none may be called a breach. */
const allowed = [
  'server/src/features/pets/store.ts → kysely',
  'server/src/features/pets/store.ts → server/src/db/tables.ts',
  'server/src/features/pets/store.ts → server/src/belongings/rows/belonging-rows.ts',
  'server/src/features/pets/service.ts → server/src/features/pets/store.ts',
  'server/src/features/pets/service.ts → server/src/identity/sessions/sessions.ts',
  'server/src/features/pets/routes.ts → server/src/features/pets/service.ts',
  'server/src/features/pets/routes.ts → server/src/http/mount-contract.ts',
  'server/src/features/pets/routes.ts → contract/src/pets/pets.ts',
  'server/src/views/overview/service.ts → server/src/features/pets/store.ts',
  'server/src/views/overview/service.ts → server/src/features/expenses/store.ts',
  'web/src/features/pets/api.ts → web/src/shared/pets/use-pets.ts',
  'web/src/features/expenses/api.ts → contract/src/pets/pets.ts',
  'web/src/screens/PetPage.tsx → web/src/features/pets/api.ts',
  'web/src/screens/PetPage.tsx → web/src/features/expenses/api.ts',
  'web/src/lib/format.test.ts → web/src/testing/session-fixtures.ts',
];

const wayBack = 'server/src/lib/ai.ts → server/src/lib/ah.ts';
const packages = ['kysely', 'fastify', 'pg'];
const pairOf = (line) => line.split(' → ');

let found;
let folder;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fences-'));
  await plant([...Object.values(breaches).flat(), ...allowed, wayBack].map(pairOf));
  const { output } = await cruise(
    ['contract', 'server', 'web'],
    { ...options, baseDir: folder, ruleSet: { forbidden }, validate: true },
    options.enhancedResolveOptions,
  );
  found = output.summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
});
afterAll(() => rm(folder, { recursive: true }));

/** Lays a small house with exactly these imports, and files without any for whoever is only imported. */
async function plant(pairs) {
  const files = new Map();
  for (const [from, to] of pairs) {
    const isOurs = to.includes('/src/');
    const relative = path.posix.relative(path.posix.dirname(from), to);
    const specifier = isOurs && !relative.startsWith('.') ? `./${relative}` : isOurs ? relative : to;
    // A type ties rooms as tightly as anything else; a package may be known by its types.
    const kind = isOurs ? 'import type' : 'import';
    files.set(from, `${files.get(from) ?? ''}${kind} { x${files.size} } from '${specifier}';\n`);
    if (isOurs && !files.has(to)) files.set(to, 'export {};\n');
  }
  for (const name of packages) {
    files.set(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`);
    files.set(`node_modules/${name}/index.js`, '');
  }
  for (const [file, text] of files) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

const isOf = ([from, to]) => {
  const target = to.includes('/src/') || to.startsWith('.') ? to : `node_modules/${to}/index.js`;
  return (violation) => violation.from === from && violation.to === target;
};

test.each(Object.entries(breaches).flatMap(([rule, lines]) => lines.map((line) => [rule, line])))(
  '%s catches %s',
  (rule, line) => {
    const [from, to] = pairOf(line);
    const rules = found.filter(isOf([from, to])).map((violation) => violation.rule);
    expect(rules).toContain(rule);
  },
);

test.each(allowed)('%s is no breach', (line) => {
  expect(found.filter(isOf(pairOf(line)))).toEqual([]);
});

test('Every file of the server and of the web stands on a floor', async () => {
  const rooms = forbidden
    .flatMap(({ name, from, to }) => (name.includes('-floor-') ? [from.path, to.path].flat() : []))
    .map((room) => new RegExp(room));
  const files = ['server', 'web'].flatMap((tree) =>
    globSync(`${tree}/src/**/*.{ts,tsx}`, { cwd: path.join(import.meta.dirname, '../..') }),
  );
  const homeless = files.filter(
    (file) => !/\.test\.|\/testing\/|env\.d\.ts$/.test(file) && !rooms.some((room) => room.test(file)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(homeless).toEqual([]);
});

test('Every rule has a breach that it catches', () => {
  expect(Object.keys(breaches).toSorted()).toEqual(forbidden.map(({ name }) => name).toSorted());
});
