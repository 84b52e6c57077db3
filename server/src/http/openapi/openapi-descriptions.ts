import type { contract } from '@tzemed/contract';
import type { Endpoint } from '@tzemed/contract/schema/endpoint';
import { ownReasonsOf } from './openapi-refusals.ts';
import { takesVersion } from '../endpoint-properties.ts';

/** Description of each tag. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  accountExports: 'The copy of all your data, to take along',
  activity: 'Who did what in your homes, and what happened to your account',
  appointments: 'Appointments at the vet and elsewhere: when, where, for which pets, and what to ask there',
  appointmentsOfPet: 'The same, below the pet',
  passkeys: 'Passkeys: signing in without a password',
  secondFactor: 'The second step of signing in: codes of an app, recovery codes',
  sessions: 'Where one is signed in',
  auth: 'Accounts: opening one, signing in and out, passwords, mailed links',
  budgetAlerts: 'At how much of a budget its home is told',
  budgets: 'What a home wishes to spend in a month or a year',
  calendar: 'What is due and was due, by its day',
  calendarFeeds: 'The calendar for other programs, each under an address of its own',
  care: 'What law, habit and owners ask for, and when: a plan that follows the records',
  careItems: 'What was chosen about the care plan, and own items',
  changes: 'What happened in the homes in reach, afterwards and while it happens',
  claims: 'What an insurer is asked to pay, and what became of that',
  claimsOfPet: 'The same, below the pet',
  consents: 'Which wording of the terms and the privacy policy you agreed to',
  contact: 'Messages of visitors to support',
  deletion: 'Deleting an account: in thirty days, or at once',
  devices: 'Where you are told beside the app and by mail',
  doses: 'What was given of a medicine, and what was left out',
  expenseCategories: 'What expenses are for: built in, and in a home’s own words',
  expensePlans: 'What a pet costs again and again: expenses that are written when their day comes',
  expensePlansOfPet: 'The same, below the pet',
  expenseReports: 'What expenses come to: by month, category and pet',
  expensesOfTemplate: 'Expenses that templates make',
  expenseTemplates: 'What expenses are made of: built in, and of one’s own',
  expenseImports: 'Many expenses from a file, looked at before and undone after',
  expenses: 'What was spent on a pet, with sums',
  expensesOfPet: 'The same, below the pet',
  exports: 'Everything of a pet, to take along',
  feedings: 'What pets are fed: food, amounts and times',
  feedingsOfPet: 'Feeding plans of one pet',
  handovers: 'Pets that go to another home, with their whole history',
  health: 'Whether the server works',
  households: 'Homes: their owners, guests and successors',
  invitations: 'Asking somebody into a home, and answering',
  medicalRecordReports: 'What medical records come to: vaccines, numbers, a pet’s history',
  medicalRecords: 'Visits, vaccinations, treatments and the next appointment',
  medicalRecordsOfPet: 'The same, below the pet',
  medicines: 'Courses of medicines, and when their doses are due',
  medicinesOfPet: 'Courses of medicines of one pet',
  measureFiles: 'Values of a measure as a CSV, out and in',
  measurements: 'Values of measures: weight, temperature, lab values',
  measures: 'What is measured of a pet: units, limits, targets and charts',
  missing: 'What is missing among the papers of a pet, and what a home does not want to be told of',
  newsletter: 'The newsletter: asking for it, confirming and stopping it',
  notificationPreferences: 'When and how somebody is told of what is due',
  notifications: 'What happened or is due, told to each person',
  observations: 'What happened to a pet, stored by one press: meals, walks, vomiting, seizures',
  overview: 'What the dashboard shows, in one call',
  people: 'Who wrote what: their names',
  pets: 'Pets: profile, photo, archive',
  pictures: 'Pictures of people',
  printouts: 'Sheets to print, and tables to take along',
  preferences: 'Where the app opens, the pet of new entries, and how dense lists are',
  profile: 'Your name, your picture and how you can be reached',
  quickButtonLayouts: 'How the buttons that store observations stand, built-in and own',
  quickButtons: 'A home’s own buttons that store observations',
  reminderLinks: 'What the links in the mail of a reminder do',
  reminderReports: 'What comes, what is late, what became of it, and what happened to a reminder',
  reminders: 'What is to be done for a pet, once or again and again',
  remindersOfPet: 'The same, below the pet',
  remindersOfTemplate: 'Reminders that templates make',
  reminderTemplates: 'What reminders are made of: built in, and of one’s own',
  search: 'Everything that is found by some words',
  settings: 'Language, theme and master switches of notifications',
  settlements: 'What owners of a home have paid for its pets, and how they even it out',
  sharing: 'Who else sees a pet, and what they may do with it',
  statistics: 'What somebody’s own homes come to, in numbers',
  status: 'How the service works, as it has checked itself',
  stockItems: 'What a home has of medicines and food, and until when it lasts',
  subscription: 'Your plan, what it allows and what is used',
  summaries: 'What is written of a pet, summed up',
  supportDesk: 'Where support answers tickets',
  adminAccounts: 'Accounts, as whoever administers the site sees them: never pets or what is kept of them',
  adminActions: 'The log of what administrators did',
  adminJobs: 'Background work that has failed',
  adminMails: 'Addresses that mails do not reach',
  adminNotices: 'Notices to everyone who is signed in',
  adminState: 'What is configured, and how the service stands',
  supportFiles: 'Files for messages to support',
  supportTickets: 'What somebody asks support, and the answers',
  tags: 'What a home files its things under',
  timeline: 'What happened to a pet, of whatever kind, in one feed',
  trash: 'Deleted things, until they are restored or erased',
  uploads: 'Files that are sent while a form is filled in, and the room that homes have',
  vets: 'Whom a home calls: vets and clinics',
  visits: 'What appointments and medical records are to each other',
} satisfies Record<keyof typeof contract, string>;

/** All that is to be known of a call before it is made. */
export const describeEndpoint = (row: Endpoint) =>
  [row.details, whoMay(row), ...whenStale(row), ...refused(row)].join('\n\n');

function whoMay({ access }: Endpoint) {
  if (access === 'public') return 'Anybody may call it, without a token.';
  if (access === 'user') return 'Whoever is signed in may call it.';
  if (access === 'support') return 'Whoever answers tickets may call it; to everybody else it is a 404.';
  if (access === 'admin')
    return 'Whoever administers the site, with a second factor, may call it; to everybody else it is a 404.';
  return access.level === 'own'
    ? `Only who owns the ${access.of ?? 'pet'} may call it.`
    : `It takes the right to ${access.level} \`${access.area}\` of ${access.of ? 'any pet of the home' : 'the pet'}.`;
}

function whenStale(row: Endpoint) {
  if (!row.versioned) return [];
  return [
    takesVersion(row)
      ? 'Say which version it begins from, as `version` in the body (else 409) or in `If-Match` (else 412). Without either, the last one to save wins.'
      : 'No version has to be named; with `If-Match` it is done only to that one (else 412).',
  ];
}

function refused(row: Endpoint) {
  const lines = ownReasonsOf(row).map(({ status, code, when }) => `- ${status} \`${code}\`: ${when}`);
  return lines.length > 0 ? [`Refused, besides what refuses every call:\n\n${lines.join('\n')}`] : [];
}

/** Description of a successful response. */
export function outcomeOf({ method, status, reply, versioned }: Endpoint) {
  if (status === 201) return 'What was made, as it is kept';
  if (status === 202) return 'Accepted; the mail, if there is one to send, follows';
  if (!reply) return 'Done; there is nothing to tell';
  if (isPage(reply)) return 'One page; `total` counts all that the filters let through';
  return method === 'GET' || versioned ? 'As it stands now' : 'What came of it';
}

const isPage = (reply: Endpoint['reply']) => 'total' in ((reply as { shape?: object }).shape ?? {});
