import { languages } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { exportSources } from '../../export-sources.ts';
import { testApp } from '../../testing/app.ts';
import { tableTexts } from './account-texts.ts';
import { ownSources } from './service-account-tables.ts';
import { exportedResources } from './service-resources.ts';
import { exportTexts } from './texts.ts';

const app = await testApp();

/** Tables whose rows go into the copy of somebody's data → the files that hold them. */
const exported: Record<string, readonly string[]> = {
  appointments: ['appointments'],
  attachments: ['papers'],
  audit: ['audit'],
  budget_alerts: ['budgetAlerts'],
  budgets: ['budgets'],
  calendar_feeds: ['calendarFeeds'],
  claims: ['claims'],
  care_items: ['careItems'],
  comments: ['comments'],
  consents: ['consents'],
  devices: ['devices'],
  doses: ['doses'],
  expense_categories: ['expenseCategories'],
  expense_imports: ['expenseImports'],
  expense_plans: ['expensePlans'],
  expense_templates: ['expenseTemplates'],
  expenses: ['expenses'],
  factor_recoveries: ['secondFactor'],
  feedings: ['feedings'],
  files: ['papers'],
  former_emails: ['formerEmails'],
  handover_offers: ['handoverOffers'],
  handovers: ['handovers'],
  household_members: ['households'],
  household_people: ['people'],
  households: ['households'],
  invitations: ['households', 'invitations'],
  measurements: ['measurements'],
  measures: ['measures'],
  medical_records: ['medicalRecords'],
  medicines: ['medicines'],
  missing_dismissals: ['missingPapers'],
  newsletter_subscriptions: ['newsletter'],
  notification_preferences: ['notificationPreferences'],
  notifications: ['notifications'],
  observations: ['observations'],
  passkeys: ['passkeys'],
  pets: ['pets'],
  quick_button_layouts: ['quickButtonLayouts'],
  quick_buttons: ['quickButtons'],
  reminder_events: ['reminderEvents'],
  reminder_templates: ['reminderTemplates'],
  reminders: ['reminders'],
  sessions: ['sessions'],
  settlements: ['settlements'],
  shares: ['shares'],
  sign_in_names: ['signInWays'],
  stock_entries: ['stockEntries'],
  stock_items: ['stockItems'],
  successors: ['households', 'successorOf'],
  support_files: ['supportFiles'],
  support_messages: ['supportMessages'],
  support_tickets: ['supportTickets'],
  tags: ['tags'],
  users: ['profile', 'settings', 'preferences'],
  vets: ['vets'],
};

/** Tables that are left out → why. */
const leftOut: Record<string, string> = {
  account_exports: 'the copy itself',
  admin_actions: 'what administrators did: what concerns a person stands in audit',
  anonymous_audit: 'of no account',
  budget_looks: 'when a budget is looked at next: follows from the budgets',
  budget_warnings: 'which warnings went out: told in the notifications',
  change_counters: 'numbers by which screens keep up',
  changes: 'ids of what changed in the last 30 days, for screens that keep up: the things themselves are there',
  due_care: 'pets whose care plan makes reminders: careItems with the key reminders',
  due_courses: 'when a course of a medicine moves on: nextAt of the medicine',
  due_plans: 'when an expense plan writes next: nextOn of the plan',
  erased_tags: 'ids of tags that are gone',
  earlier_writers: 'whose names stand on things of a pet: people',
  guest_shares: 'a mirror of shares',
  idempotency_keys: 'answers of the last day, for a repetition of the same request',
  invited_addresses: 'a mirror of invitations and handovers',
  left_expenses: 'sums of pets that have gone, for balances: of the home to which the pet has gone by now',
  newsletter_deliveries: 'which issues went to an address, by its hash, for 90 days',
  newsletter_issues: 'what was sent to all subscribers alike',
  link_tokens: 'hashes of secrets that were mailed',
  memberships: 'a mirror of household_members',
  ownerships: 'a mirror of household_members',
  passkey_challenges: 'random values, good for minutes',
  rate_limits: 'counts of attempts by hashes',
  recovery_codes: 'hashes of secrets; how many are left stands in secondFactor',
  due_queue: 'follows from the due items',
  search_items: 'an index of what is there',
  bounced_mails: 'addresses that refuse mails, with or without an account; their person is told in the app',
  backup_runs: 'nights of backups: nobody’s',
  status_checks: 'minutes in which the service worked: nobody’s',
  status_incidents: 'what operators wrote of faults',
  site_notices: 'what was told everyone alike',
  sent_numbers: 'counts by hashes of numbers',
  support_uploads: 'files on their way to a message that was not sent, for a day',
  totp_secrets: 'a secret; that there is one stands in secondFactor',
  uploads: 'files on their way to a form that was not saved, for a day',
};

/** Tables of the machinery: of no person. */
const machinery = new Set(['migrations', 'sql_files']);

it('Every table with rows of people goes into the copy, or is left out for a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db);
  const tables = rows.map(({ name }) => name).filter((name) => !machinery.has(name));
  expect(tables.toSorted()).toEqual([...Object.keys(exported), ...Object.keys(leftOut)].toSorted());
});

it('Every file that a table is said to go into is one of the copy', () => {
  const files = new Set<string>([...exportedResources, ...exportSources, ...ownSources].map(({ name }) => name));
  for (const name of ['pets', 'papers']) files.add(name);
  const said = new Set(Object.values(exported).flat());
  expect([...said].filter((name) => !files.has(name))).toEqual([]);
  expect([...files].filter((name) => !said.has(name))).toEqual([]);
});

it.each(languages)('Two tables have the same name in no language: %s', (lang) => {
  const [called, ofPets] = [wordsIn(tableTexts, lang), wordsIn(exportTexts, lang)];
  const names = [...Object.values(called), ...exportedResources.map(({ name }) => ofPets[name])];
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});
