import type { contract } from '@tzemed/contract';

/** A noun of the contract; every query's key begins with one. */
export type ResourceName = keyof typeof contract;
/** The noun whose table this is. */
export type ResourceNameOf<Table> = {
  [N in ResourceName]: Table extends (typeof contract)[N] ? N : never;
}[ResourceName];

/** Queries that show reminders which follow what was written elsewhere. */
const planned = ['care', 'reminders', 'calendar', 'notifications'] as const;

/** Queries that show a medical record, or what follows from it. */
const ofRecords = [
  'medicalRecords',
  'care',
  'reminders',
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
] as const;

/** Queries that a change of a resource invalidates. Default: its own lists, the overview and search. */
const seenIn: Partial<Record<ResourceName, readonly ResourceName[] | 'everywhere'>> = {
  // Rows of a pet show its name, and are deleted and restored with it.
  pets: 'everywhere',
  // More or less may be seen than before.
  sharing: 'everywhere',
  households: 'everywhere',
  // A restored thing may be of any kind.
  trash: 'everywhere',
  // Notifications show whether their item is still open. The cost of a visit is an expense, the next visit an appointment, and
  // a finished appointment a record.
  medicalRecords: ofRecords,
  // An item that is done writes a record, and a choice about one its row.
  care: [...ofRecords, 'careItems'],
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
  // A first value makes its measure, and measures show their latest value.
  // A weight moves the care plan and its reminder.
  measures: ['measures', 'measurements', ...planned, 'timeline', 'overview', 'search'],
  measurements: ['measurements', 'measures', ...planned, 'timeline', 'overview', 'search'],
  measureFiles: ['measurements', 'measures', ...planned, 'timeline', 'overview', 'search'],
  // An expense that a plan wrote moves the plan on.
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
  // Plans count in coming months and budgets, and a plan that is due today writes its expense when it is saved.
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
  // Payments of an insurer are refunds, and expenses show their claim.
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
  // Items show their category, and a merge moves them to another one.
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
  // Done, it writes a record with its cost, and moves reminders.
  careItems: ['careItems', 'care', 'reminders', 'calendar', 'notifications', 'timeline', 'overview', 'search'],
  observations: ['observations', 'timeline', 'overview', 'search'],
  // Rows show the name of their button.
  quickButtons: ['quickButtons', 'quickButtonLayouts', 'observations', 'timeline', 'overview', 'search'],
  // A reminder that is done may be a dose, which moves the next reminder and lowers a stock, or a record of the care plan.
  reminders: [
    'reminders',
    'care',
    'medicalRecords',
    'medicines',
    'doses',
    'stockItems',
    'calendar',
    'notifications',
    'timeline',
    'overview',
    'search',
  ],
  medicines: [
    'medicines',
    'doses',
    'stockItems',
    'reminders',
    'calendar',
    'notifications',
    'timeline',
    'summaries',
    'overview',
    'search',
  ],
  doses: [
    'medicines',
    'doses',
    'stockItems',
    'reminders',
    'calendar',
    'notifications',
    'timeline',
    'summaries',
    'overview',
    'search',
  ],
  // The owners' alone, and found nowhere else.
  budgets: ['budgets'],
  settlements: ['settlements', 'notifications'],
  // Only screens that read them elsewhere.
  calendarFeeds: ['calendarFeeds'],
  missing: ['missing'],
  // The last day of a stock depends on what uses it, and its reminder on both.
  stockItems: ['stockItems', 'reminders', 'calendar', 'notifications', 'timeline', 'overview', 'search'],
  feedings: [
    'feedings',
    'stockItems',
    'summaries',
    'reminders',
    'calendar',
    'notifications',
    'timeline',
    'overview',
    'search',
  ],
  // Vets are on the emergency card, and a record's form offers their names.
  vets: ['vets', 'summaries', 'medicalRecords', 'overview', 'search'],
  // Screens that filter by tag: a merge changes the results of a filter. The vets screen queries only the names of
  // tags.
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
  // Invited people appear in lists of people, not as authors.
  invitations: ['invitations', 'households', 'sharing'],
};

/**
 * True when answers of a resource are stale after a change of another. Activity, statistics and trash reflect every change;
 * the session depends on none.
 */
export function isInvalidatedBy(noun: ResourceName, changed: ResourceName) {
  if (noun === 'activity' || noun === 'statistics' || noun === 'trash') return true;
  const places = seenIn[changed] ?? [changed, 'overview', 'search'];
  return places === 'everywhere' ? noun !== 'auth' : places.includes(noun);
}
