import type { HelpSlug } from './help-articles.ts';
import {
  budgetsPage,
  categoriesPage,
  claimsPage,
  deskPage,
  eveningOutPage,
  importPage,
  insightPage,
  newTicketPage,
  notificationsPage,
  observationsPage,
  outboxPage,
  plansPage,
  preferencesPage,
  privacyPage,
  screens,
  searchPage,
  stockPage,
  supportPage,
  tagsPage,
  trashPage,
  vetsPage,
} from './screens.ts';

/** The article of the help centre that a screen offers, by the screen's path. */
export const helpByScreen: ReadonlyMap<string, HelpSlug | undefined> = new Map<string, HelpSlug | undefined>([
  [screens.dashboard.path, 'first-steps'],
  [screens.pets.path, 'add-a-pet'],
  [screens.expenses.path, 'add-an-expense'],
  [screens.medicalRecords.path, 'medical-records'],
  [screens.reminders.path, 'add-a-reminder'],
  [screens.calendar.path, 'calendar-feed'],
  [screens.home.path, 'share-with-a-guest'],
  [screens.profile.path, 'settings'],
  [searchPage.path, 'search'],
  [insightPage.path, 'insight'],
  [budgetsPage.path, 'budgets'],
  [eveningOutPage.path, 'settling-up'],
  [plansPage.path, 'repeating-expenses'],
  [claimsPage.path, 'claims'],
  [importPage.path, 'import-expenses'],
  [categoriesPage.path, 'insight'],
  [tagsPage.path, 'tags'],
  [stockPage.path, 'stock'],
  [observationsPage.path, 'log-what-happened'],
  [outboxPage.path, 'offline'],
  [vetsPage.path, 'vets'],
  [trashPage.path, 'restore'],
  [privacyPage.path, 'export'],
  [supportPage.path, 'support'],
  [newTicketPage.path, 'support'],
  // The desk lies below the support screen, and is not for those who ask.
  [deskPage.path, undefined],
  [notificationsPage.path, 'push'],
  [preferencesPage.path, 'reminder-did-not-arrive'],
]);

/** Articles of sections of a pet's page. */
const helpBySection: Readonly<Record<string, HelpSlug>> = { care: 'care-plan', medicines: 'medicines' };

/** The article for the screen at an address; a row that is open beside its list has that of the list. */
export function helpForAddress(pathname: string) {
  const path = pathname.replace(/^\/(app(\/|$))?/, '').replace(/\/$/, '') || screens.dashboard.path;
  const [, section = ''] = /^pets\/[^/]+\/([^/]+)$/.exec(path) ?? [];
  if (section in helpBySection) return helpBySection[section];
  return helpByScreen.has(path) ? helpByScreen.get(path) : helpByScreen.get(path.slice(0, path.lastIndexOf('/')));
}
