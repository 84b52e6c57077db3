import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { contract } from '@tzemed/contract';
import type { Endpoint, Table } from '@tzemed/contract/schema/endpoint';
import { leanContract } from './lean-contract.ts';

type Exports = Record<string, unknown>;

/** Bundles a script of this text as the web's build does. */
async function built(text: string) {
  const script = {
    name: 'script',
    resolveId: (id: string) => (id === 'script' ? id : undefined),
    load: (id: string) => (id === 'script' ? text : undefined),
  };
  const { output } = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [script, leanContract()],
    build: { write: false, minify: false, rolldownOptions: { input: 'script', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const { code, modules } = output[0];
  return {
    code: code.trim(),
    carried: Object.keys(modules).filter((id) => modules[id]!.renderedLength > 0),
    run: async () => (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Exports,
  };
}

/** Every module of the contract but the barrel, which the browser never asks for. */
const real = new Map<string, Exports>();
const isModule = (file: string) => file.endsWith('.ts') && !/\.test\.|^index\.|^testing/.test(file);
const files = await readdir(path.join(import.meta.dirname, '../../contract/src'), { recursive: true });
for (const file of files.filter(isModule)) {
  const name = file.replace('.ts', '').replaceAll('\\', '/');
  real.set(name, (await import(`@tzemed/contract/${name}`)) as Exports);
}
const each = (line: (name: string) => string) => [...real.keys()].map(line).join('\n');

test('A screen that reads a schema of an endpoint, which is left out, is not built', async () => {
  const reading = (what: string) =>
    built(`import { budgetAlerts } from '@tzemed/contract/money/budgets'; export const x = ${what};`);
  await expect(reading('budgetAlerts.create.body.shape.percent')).rejects.toThrow('.body.shape');
  await expect(reading('budgetAlerts.list.query.shape')).rejects.toThrow('.query.shape');
  await expect(reading('budgetAlerts.create.path')).resolves.toBeDefined();
});

test('A screen that only calls the server carries addresses and kinds of answer, and no schema', async () => {
  const nouns = Object.entries<Table>(contract);
  const homeOf = (noun: string) => [...real].find(([, exported]) => noun in exported)?.[0];
  const screen = await built(
    nouns.map(([noun]) => `export { ${noun} } from '@tzemed/contract/${homeOf(noun)}';`).join('\n'),
  );
  expect(screen.carried.filter((id) => !id.endsWith('.ts?rows'))).toEqual([]);
  const tables = await screen.run();
  for (const [noun, table] of nouns) {
    const rows = Object.entries(table).map(([verb, { method, path, access, reply, endsSession }]) => {
      const answer = reply === 'file' ? { reply } : reply ? { reply: true } : {};
      const repetition = access === 'public' && method !== 'GET' ? { access } : endsSession ? { endsSession } : {};
      return [verb, { method, path, ...repetition, ...answer }];
    });
    expect(tables[noun]).toStrictEqual(Object.fromEntries(rows));
  }
});

test('All that the contract exports comes through, and schemas refuse what they refuse on the server', async () => {
  const script = await built(each((name) => `export * as "${name}" from '@tzemed/contract/${name}';`));
  const modules = (await script.run()) as Record<string, Exports>;
  for (const [name, exported] of real) {
    expect(Object.keys(modules[name]!).toSorted()).toEqual(Object.keys(exported).toSorted());
    for (const [key, value] of Object.entries(exported)) {
      if (key in contract || isTable(value)) continue;
      expect(said(modules[name]![key])).toEqual(said(value));
    }
  }
});

/** Also one that stands beside the barrel, since programs ask for it that know nothing of the API. */
const isTable = (value: unknown) =>
  Object.values(Object(value) as Record<string, Partial<Endpoint> | null>).some((row) => row?.method && row.path);

/** Messages of a schema for an empty form; data as JSON. */
function said(value: unknown) {
  if (typeof value !== 'object' || value === null || !('~standard' in value)) return JSON.stringify(value);
  const schema = value['~standard'] as { validate: (given: unknown) => { issues?: { message: string }[] } };
  return schema.validate({}).issues?.map(({ message }) => message) ?? [];
}

test('A module imported without bindings leaves no code in the build', async () => {
  expect((await built(each((name) => `import '@tzemed/contract/${name}';`))).code).toBe('');
});

test('A module without a table stays one module', async () => {
  const { carried } = await built(`export { languages, isLang } from '@tzemed/contract/text/languages';`);
  expect(carried.map((id) => path.basename(id))).toEqual(['languages.ts']);
});

const weights = `
function made(name: string, ...parts: unknown[]) {
  performance.mark(name);
  return { name, all: () => [name, ...parts] };
}
const calls = (path: string, row: ReturnType<typeof made>) => ({
  list: { method: 'GET', path, access: 'user', reply: row },
  remove: { method: 'DELETE', path: path + '/:id', access: 'user' },
});
export const units = ['kg', 'g'] as const;
export const maxGrams = 1000 * units.length;
const fields = { amount: made('amount', maxGrams), more: [{ unit: made('unit', units) }] };
export const weightInput = made('input', made('inner', fields.amount));
export const isHeavy = (grams: number) => grams > maxGrams;
export const weights = {
  ...calls('/weights', weightInput),
  card: { method: 'GET', path: '/weights/:id/card', access: 'user', query: made('size'), reply: 'file' },
};`;

async function givenWeights() {
  const folder = await mkdtemp(path.join(tmpdir(), 'weights-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const source = path.join(folder, 'contract', 'src', 'medical', 'weights.ts');
  await mkdir(path.dirname(source), { recursive: true });
  await writeFile(source, weights);
  return JSON.stringify(source);
}

test('Rows that a helper made arrive like any other, and nothing else is made for them', async () => {
  const screen = await built(`export { weights, units, maxGrams } from ${await givenWeights()};`);
  expect({ ...(await screen.run()) }).toEqual({
    weights: {
      list: { method: 'GET', path: '/weights', reply: true },
      remove: { method: 'DELETE', path: '/weights/:id' },
      card: { method: 'GET', path: '/weights/:id/card', reply: 'file' },
    },
    units: ['kg', 'g'],
    maxGrams: 2000,
  });
  expect(screen.code).not.toContain('made');
});

test('A schema or a function brings only what it needs, and takes plain data from beside the rows', async () => {
  const source = await givenWeights();
  const form = await built(`export { weightInput, isHeavy } from ${source};`);
  const { weightInput, isHeavy } = (await form.run()) as {
    weightInput: { all: () => unknown };
    isHeavy: (grams: number) => boolean;
  };
  expect(weightInput.all()).toMatchObject(['input', { name: 'inner' }]);
  expect([isHeavy(2000), isHeavy(2001)]).toEqual([false, true]);
  expect(form.code).not.toContain('size');
  expect((await built(`export { isHeavy } from ${source};`)).code).not.toContain('made');
});
