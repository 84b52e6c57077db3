import type { Word } from '@tzemed/contract/text/texts';
import type { HelpSlug } from './help-articles.ts';
import {
  budgetsPage,
  claimsPage,
  eveningOutPage,
  importPage,
  insightPage,
  notificationsPage,
  plansPage,
  preferencesPage,
  privacyPage,
  screens,
  searchPage,
  supportPage,
  tagsPage,
  trashPage,
  vetsPage,
} from './screens.ts';

type Screen = { readonly path: string; readonly word: Word };

const preferences: Screen = { ...notificationsPage, ...preferencesPage };

/** The screen that an article is about. The build hands it to the pages, which lie below the screens. */
export const screenByHelp: Record<HelpSlug, Screen | undefined> = {
  'first-steps': screens.dashboard,
  'add-a-pet': screens.pets,
  'photo-and-face': screens.pets,
  search: searchPage,
  install: undefined,
  'medical-records': screens.medicalRecords,
  'emergency-card': screens.pets,
  'vaccination-sheet': screens.pets,
  medicines: screens.pets,
  vets: vetsPage,
  tags: tagsPage,
  'add-a-reminder': screens.reminders,
  'done-and-later': screens.reminders,
  'reminder-did-not-arrive': preferences,
  push: preferences,
  'calendar-feed': screens.calendar,
  'add-an-expense': screens.expenses,
  insight: insightPage,
  'import-expenses': importPage,
  budgets: budgetsPage,
  'repeating-expenses': plansPage,
  'settling-up': eveningOutPage,
  claims: claimsPage,
  'share-with-a-guest': screens.home,
  'invite-an-owner': screens.home,
  'hand-over-a-pet': screens.pets,
  restore: trashPage,
  password: screens.profile,
  'two-steps': screens.profile,
  passkeys: screens.profile,
  'new-phone': screens.profile,
  'profile-picture': screens.profile,
  settings: screens.profile,
  export: privacyPage,
  'delete-account': privacyPage,
  support: supportPage,
};
