import type { contract } from '@tzemed/contract';

/** A noun of the contract; every query's key begins with one. */
export type ResourceName = keyof typeof contract;
/** The noun whose table this is. */
export type ResourceNameOf<Table> = {
  [N in ResourceName]: Table extends (typeof contract)[N] ? N : never;
}[ResourceName];

/** Where a change of a noun is seen. What is not named here is seen in its own lists, in the overview and in what is found. */
const seenIn: Partial<Record<ResourceName, readonly ResourceName[] | 'everywhere'>> = {
  // What belongs to a pet carries its name, and goes and comes back with it.
  pets: 'everywhere',
  // More or less may be seen than before.
  sharing: 'everywhere',
  households: 'everywhere',
  // A restored thing may be of any kind.
  trash: 'everywhere',
  // What was told of something says whether it still waits. What a visit cost is an expense, its next one an appointment, and an appointment that is done a record.
  medicalRecords: [
    'medicalRecords',
    'appointments',
    'calendar',
    'expenses',
    'claims',
    'expenseReports',
    'budgets',
    'settlements',
    'timeline',
    'overview',
    'search',
    'summaries',
    'missing',
    'notifications',
  ],
  appointments: [
    'appointments',
    'calendar',
    'medicalRecords',
    'timeline',
    'overview',
    'search',
    'summaries',
    'missing',
    'notifications',
  ],
  visits: [
    'appointments',
    'calendar',
    'medicalRecords',
    'timeline',
    'overview',
    'search',
    'summaries',
    'missing',
    'notifications',
  ],
  // What a plan has written moves it on.
  expenses: [
    'expenses',
    'claims',
    'expensePlans',
    'expenseImports',
    'expenseReports',
    'budgets',
    'settlements',
    'medicalRecords',
    'timeline',
    'overview',
    'search',
  ],
  // What is planned is told of months and budgets to come, and what falls on today is written when it is saved.
  expensePlans: [
    'expensePlans',
    'expenses',
    'expenseReports',
    'budgets',
    'settlements',
    'timeline',
    'overview',
    'search',
  ],
  // What an insurer has paid are refunds, and its expenses say which claim they are in.
  claims: ['claims', 'expenses', 'expenseReports', 'budgets', 'settlements', 'timeline', 'overview', 'search'],
  expenseImports: [
    'expenseImports',
    'expenses',
    'claims',
    'expenseReports',
    'budgets',
    'settlements',
    'timeline',
    'overview',
    'search',
  ],
  // On all that is filed under them; what was merged is filed otherwise.
  expenseCategories: [
    'expenseCategories',
    'expenses',
    'expensePlans',
    'expenseTemplates',
    'expenseReports',
    'budgets',
    'timeline',
    'overview',
    'search',
  ],
  reminders: ['reminders', 'calendar', 'notifications', 'timeline', 'overview', 'search'],
  // The owners' alone, and found nowhere else.
  budgets: ['budgets'],
  settlements: ['settlements', 'notifications'],
  // Of those who read them elsewhere alone.
  calendarFeeds: ['calendarFeeds'],
  missing: ['missing'],
  // On the emergency card, and among the names that a record's form offers.
  vets: ['vets', 'summaries', 'medicalRecords', 'overview', 'search'],
  // On all that is found by them (vets ask for their names alone); what is filtered by one may be other things when it is merged.
  tags: [
    'tags',
    'pets',
    'expenses',
    'expensePlans',
    'claims',
    'medicalRecords',
    'reminders',
    'appointments',
    'overview',
    'search',
  ],
  // Who was asked is seen where people are named, and not in what they wrote.
  invitations: ['invitations', 'households', 'sharing'],
};

/** Whether the answers of a noun are old after a change of another; activity tells of every change, statistics count, and whatever is deleted or restored comes to the trash or leaves it. Who is signed in does not hang on any of them. */
export function isInvalidatedBy(noun: ResourceName, changed: ResourceName) {
  if (noun === 'activity' || noun === 'statistics' || noun === 'trash') return true;
  const places = seenIn[changed] ?? [changed, 'overview', 'search'];
  return places === 'everywhere' ? noun !== 'auth' : places.includes(noun);
}
