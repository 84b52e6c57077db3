import { expect, test } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const entry = '/web/src/entry.client.tsx';
const pages = {
  dashboard: '/web/src/screens/dashboard/DashboardPage.tsx',
  expenses: '/web/src/features/expenses/ExpensesPage.tsx',
  insight: '/web/src/features/expense-reports/InsightPage.tsx',
  reminders: '/web/src/features/reminders/RemindersPage.tsx',
  pets: '/web/src/features/pets/PetsPage.tsx',
  pet: '/web/src/screens/pet/PetPage.tsx',
  calendar: '/web/src/screens/calendar/CalendarPage.tsx',
  home: '/web/src/screens/household/HouseholdPage.tsx',
  vets: '/web/src/features/vets/VetsPage.tsx',
  preferences: '/web/src/screens/notifications/PreferencesPage.tsx',
};
const form = '/web/src/features/expenses/ExpenseForm.tsx';
const card = '/web/src/features/measures/WeightCard.tsx';
const stat = '/web/src/screens/dashboard/WeightStat.tsx';
const sheet = '/web/src/screens/plus/PlusSheet.tsx';
const otherForm = '/web/src/features/reminders/ReminderForm.tsx';

/** Names of the built file of a module with these importers, by group in the order of priority. */
function fileOf(importers: readonly string[], id = '/web/src/shared/some.ts', importedIds: readonly string[] = []) {
  const getModuleInfo = (at: string) => ({
    isEntry: at === entry,
    importers: at === id ? importers : [],
    dynamicImporters: at === id || at === entry ? [] : [entry],
    importedIds: at === id ? importedIds : [],
  });
  const modules = { getModuleInfo } as unknown as Parameters<(typeof chunkGroups)[number]['name']>[1];
  return chunkGroups
    .toSorted((a, b) => b.priority - a.priority)
    .map(({ name }) => name(id, modules))
    .filter((name) => name !== null);
}

test.for([
  ['the start of the app', [entry, pages.expenses], 'app'],
  ['one page', [pages.expenses], 'ExpensesPage'],
  ['a page and a form of its folder', [pages.expenses, form], 'expenses'],
  ['pages of one cluster', [pages.expenses, pages.insight], 'money'],
  ['pages of two clusters', [pages.expenses, pages.reminders], 'lists'],
  ['lists and screens of a pet', [pages.expenses, pages.pet], 'pets-lists'],
  ['lists and the calendar', [pages.expenses, pages.calendar], 'small-lists'],
  ['lists, pets and the calendar', [pages.expenses, pages.pets, pages.calendar], 'pets-small-lists'],
  ['the dashboard and reminders', [pages.dashboard, pages.reminders], 'due'],
  ['the dashboard and expenses', [pages.dashboard, pages.expenses], 'app'],
  ['the household and expenses', [pages.home, pages.expenses], 'app'],
  ['a rare page and another', [pages.vets, pages.calendar], 'calendar'],
  ['notifications and forms', [pages.preferences, form, otherForm], 'fields'],
  ['some forms', [form, otherForm], 'fields'],
  ['most forms', Array.from({ length: 20 }, (_, index) => `/web/src/features/care/Form${index}.tsx`), 'forms'],
  ['a card and a form', [card, form], 'cards'],
  ['the sheet behind +', [sheet], 'adding'],
] as const)('A module of %s has one built file', ([, importers, file]) => {
  expect(fileOf(importers)).toEqual([file]);
});

test('A module of one form, of cards alone, and a schema go along with their importers', () => {
  expect(fileOf([form])).toEqual([]);
  expect(fileOf([card, stat])).toEqual([]);
  const schema = '/contract/src/expenses.ts';
  expect(fileOf([pages.expenses, form], schema, ['/node_modules/zod/mini/index.js'])).toEqual([]);
  expect(fileOf([pages.expenses, form], schema)).toEqual(['expenses']);
});

test('The toolkit of forms, the date field, and packages have files of their own', () => {
  expect(fileOf([entry], '/node_modules/zod/mini/index.js')).toEqual(['forms']);
  expect(fileOf([pages.expenses, form], '/contract/src/schema/fields.ts')).toEqual(['forms']);
  expect(fileOf([form, otherForm], '/web/src/ui/field/SelectField.tsx')).toEqual(['forms']);
  expect(fileOf([form, otherForm], '/web/src/ui/date/DateBox.tsx')).toEqual(['dates']);
  expect(fileOf([form, otherForm], '/node_modules/react-aria-components/dist/private/DatePicker.mjs')).toEqual([
    'dates',
  ]);
  expect(fileOf([form, otherForm], '/web/src/features/calendar/DateRow.tsx')).toEqual(['fields']);
  expect(fileOf([entry], '/node_modules/@internationalized/date/dist/import.mjs')).toEqual(['days']);
  expect(fileOf([entry], '/node_modules/react-dom/client.js')).toEqual(['react']);
});
