import { contract } from '@tzemed/contract';
import type { Table } from '@tzemed/contract/schema/endpoint';
import { expect, test } from 'vitest';
import { callsOf } from '../../lib/api/api-client.ts';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { watchInvalidation } from '../../testing/watch-invalidation.tsx';
import type { ResourceName } from '../queries/invalidation.ts';
import { useSave, type SavableResource } from './use-save.ts';
import { useRemoval, type RemovableResource } from '../queries/use-removal.ts';

type Resource = SavableResource<object, object> & RemovableResource;
const useChanges = (resource: Resource) => ({ ...useSave(resource), ...useRemoval(resource) });
type Hook = ReturnType<typeof useChanges>;

const changes: Record<string, (hook: Hook) => Promise<unknown>> = {
  'is added': ({ save }) => save({ id: undefined, body: {} }),
  'is edited': ({ save }) => save({ id: 'one', body: {} }),
  'is deleted': ({ remove }) => remove('one'),
  'is brought back': ({ restore }) => restore('one'),
};
const calls = ['create', 'update', 'remove', 'restore'];
const nouns = Object.keys(contract) as ResourceName[];
const changeable = nouns.filter((noun) => calls.every((call) => call in contract[noun]));

/**
 * Resources that change with another: a visit and its cost change each other, and so do a visit and its appointment. A
 * record's form offers the names of vets, and the emergency card calls them. Rows show their tags.
 */
const together: Partial<Record<ResourceName, readonly ResourceName[]>> = {
  expenses: ['claims', 'expensePlans', 'medicalRecords', 'expenseImports', 'expenseReports', 'budgets', 'settlements'],
  expensePlans: ['expenses', 'expenseReports', 'budgets', 'settlements'],
  claims: ['expenses', 'expenseReports', 'budgets', 'settlements'],
  expenseCategories: ['expenses', 'expensePlans', 'expenseTemplates', 'expenseReports', 'budgets'],
  careItems: ['care', 'reminders', 'calendar', 'notifications', 'timeline'],
  medicalRecords: [
    'care',
    'reminders',
    'claims',
    'expenses',
    'expenseReports',
    'appointments',
    'budgets',
    'settlements',
  ],
  appointments: ['medicalRecords'],
  // A dose that is due is a reminder, and so is what the care plan asks for.
  reminders: ['care', 'medicalRecords', 'medicines', 'doses', 'stockItems'],
  medicines: ['reminders', 'doses', 'stockItems', 'summaries'],
  doses: ['reminders', 'medicines', 'stockItems', 'summaries'],
  stockItems: ['reminders'],
  feedings: ['stockItems', 'reminders', 'summaries'],
  measures: ['measurements', 'care', 'reminders', 'calendar', 'notifications'],
  measurements: ['measures', 'care', 'reminders', 'calendar', 'notifications'],
  vets: ['medicalRecords', 'summaries'],
  quickButtons: ['quickButtonLayouts', 'observations'],
  tags: ['pets', 'claims', 'expenses', 'expensePlans', 'medicalRecords', 'reminders', 'appointments'],
};
const happening = new Set<ResourceName>([
  'expenses',
  'expensePlans',
  'claims',
  'expenseCategories',
  'medicalRecords',
  'appointments',
  'measures',
  'measurements',
  'reminders',
  'observations',
  'quickButtons',
  'medicines',
  'doses',
  'stockItems',
  'feedings',
]);
/** Resources that the emergency card and the list of missing documents are made of. */
const summed = new Set<ResourceName>(['medicalRecords', 'appointments']);
/** Resources with a day; their notifications show whether they are still open. */
const due = new Set<ResourceName>([
  'reminders',
  'medicines',
  'doses',
  'stockItems',
  'feedings',
  'medicalRecords',
  'appointments',
]);
/** Nouns that tell of every change, count what there is, or hold what was deleted. */
const always = ['activity', 'statistics', 'trash'] as const;
function seenIn(noun: ResourceName): ResourceName[] {
  // Budgets are visible to their owners only, and appear nowhere else.
  if (noun === 'budgets') return [noun, ...always];
  if (noun === 'settlements') return [noun, 'notifications', ...always];
  if (noun === 'pets') return nouns.filter((one) => one !== 'auth');
  const told: readonly ResourceName[] = happening.has(noun) ? ['timeline', 'overview'] : ['overview'];
  return [
    noun,
    ...always,
    ...(together[noun] ?? []),
    'search',
    ...told,
    ...(due.has(noun) ? (['calendar'] as const) : []),
    ...(due.has(noun) ? (['notifications'] as const) : []),
    ...(summed.has(noun) ? (['summaries', 'missing'] as const) : []),
  ];
}

test.for(changeable.flatMap((noun) => Object.keys(changes).map((change) => [noun, change] as const)))(
  'When one of the %s %s, queries that show it are refetched, including the dashboard and search',
  async ([noun, change]) => {
    const table: Table = contract[noun];
    const answers = answersOf(table, Object.fromEntries(calls.map((call) => [call, () => ({}) as never])));
    const after = await watchInvalidation(
      () => useChanges({ noun, calls: callsOf(table) } as unknown as Resource),
      answers,
    );
    const { loadedAnew } = await after(changes[change]!);
    expect(loadedAnew).toEqual(seenIn(noun).toSorted());
  },
);

const expenseCalls = contract.expenses satisfies Table;
const refusedWith = async (status: number, change: string) => {
  const refuse = () => {
    throw new Refusal(status, { message: 'לא הפעם' });
  };
  const after = await watchInvalidation(
    () => useChanges({ noun: 'expenses', calls: callsOf(expenseCalls) } as unknown as Resource),
    answersOf(expenseCalls as Table, Object.fromEntries(calls.map((call) => [call, refuse as never]))),
  );
  return after((hook) => changes[change]!(hook).catch(() => undefined));
};

const each = Object.keys(changes);
const telling = [500, 503, 429, 404, 409].flatMap((status) => each.map((change) => [status, change] as const));
test.for(telling)(
  'After a %i to what would have been that one %s, what shows it is loaded anew',
  async ([status, change]) => {
    expect((await refusedWith(status, change)).loadedAnew).toEqual(seenIn('expenses').toSorted());
  },
);

test.for(each)('A refused change invalidates no query: one %s', async (change) => {
  for (const status of [403, 422]) expect(await refusedWith(status, change)).toEqual({ loadedAnew: [], leftOld: [] });
});

test('There is more than one kind of thing that can be changed', () => {
  expect(changeable.length).toBeGreaterThan(3);
});
