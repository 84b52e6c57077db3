import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@tzemed/contract';
import { wordings } from '@tzemed/contract/account/consent-kinds';
import { type DeviceKind, deviceKinds } from '@tzemed/contract/notifications/devices';
import { languages } from '@tzemed/contract/text/languages';
import { describe, expect, test } from 'vitest';
import { privacy } from './privacy.ts';

const server = path.join(import.meta.dirname, '../../../../server/src');
const readServer = (file: string) => readFileSync(path.join(server, file), 'utf8');

type SectionId = (typeof privacy)['sections'][number]['id'];
/** A section of the page, and the Hebrew words by which it names the thing. */
type Mention = readonly [SectionId, string];

/** Endpoint groups: the data that each serves, or its use where it serves data of other groups. */
const resources: Record<keyof typeof contract, Mention> = {
  accountExports: ['rights', 'את כל המידע שלכם כקובץ ZIP'],
  activity: ['rights', '״מה קרה״'],
  adminAccounts: ['people', 'מי שמנהלים את האתר רואים'],
  adminActions: ['people', 'כל צפייה ופעולה בחשבון נרשמות'],
  // Ids and codes of failures: no content.
  adminJobs: ['use', 'תיקון תקלות'],
  adminMails: ['people', 'אם מיילים אליכם חוזרים'],
  // The same words for everyone: no data of people.
  adminNotices: ['use', 'תיקון תקלות'],
  adminState: ['use', 'תיקון תקלות'],
  appointments: ['collected', 'תורים'],
  appointmentsOfPet: ['collected', 'תורים'],
  auth: ['collected', 'פרטי חשבון'],
  budgetAlerts: ['collected', 'תקציבים'],
  budgets: ['collected', 'תקציבים'],
  calendar: ['use', 'יומן'],
  calendarFeeds: ['services', 'כתובת סנכרון'],
  care: ['collected', 'תזכורות'],
  careItems: ['collected', 'תזכורות'],
  changes: ['collected', 'רשימת השינויים'],
  claims: ['collected', 'תביעות ביטוח'],
  claimsOfPet: ['collected', 'תביעות ביטוח'],
  consents: ['collected', 'האישור שנתתם'],
  contact: ['collected', 'פניות מטופס יצירת הקשר'],
  deletion: ['rights', '״פרטיות והמידע שלי״'],
  devices: ['collected', 'הכתובות שבחרתם לקבל בהן התראות'],
  doses: ['collected', 'תרופות ומי נתן כל מנה'],
  expenseCategories: ['collected', 'קטגוריות'],
  expensePlans: ['collected', 'הוצאות קבועות'],
  expensePlansOfPet: ['collected', 'הוצאות קבועות'],
  expenseReports: ['use', 'סיכומים'],
  expenseImports: ['collected', 'קבצים שייבאתם'],
  expensesOfTemplate: ['collected', 'תבניות'],
  expenseTemplates: ['collected', 'תבניות'],
  expenses: ['collected', 'הוצאות ומי שילם'],
  expensesOfPet: ['collected', 'הוצאות ומי שילם'],
  exports: ['rights', 'ZIP'],
  feedings: ['collected', 'תוכניות האכלה ומלאי'],
  feedingsOfPet: ['collected', 'תוכניות האכלה ומלאי'],
  handovers: ['people', 'העברה לבית אחר'],
  // Counts of jobs and the version: no data of people.
  health: ['use', 'תיקון תקלות'],
  // Minutes in which the service worked: no data of people.
  status: ['use', 'תיקון תקלות'],
  households: ['people', 'בעלים של אותו בית'],
  invitations: ['people', 'מוזמנים'],
  measureFiles: ['collected', 'מדדים וערכים שנמדדו'],
  measurements: ['collected', 'מדדים וערכים שנמדדו'],
  measures: ['collected', 'מדדים וערכים שנמדדו'],
  medicalRecordReports: ['use', 'סיכומים'],
  medicalRecords: ['collected', 'רשומות רפואיות'],
  medicalRecordsOfPet: ['collected', 'רשומות רפואיות'],
  medicines: ['collected', 'תרופות ומי נתן כל מנה'],
  medicinesOfPet: ['collected', 'תרופות ומי נתן כל מנה'],
  missing: ['collected', 'שסימנתם כלא רלוונטיות'],
  newsletter: ['collected', 'הרשמה לניוזלטר'],
  notificationPreferences: ['collected', 'ההעדפות שלכם'],
  notifications: ['collected', 'התראות'],
  observations: ['collected', 'רישומים של מה שקרה'],
  overview: ['use', 'סיכומים'],
  passkeys: ['collected', 'מפתחות גישה'],
  people: ['people', 'שמות הבעלים ומי שכתבו'],
  pets: ['collected', 'חיות מחמד'],
  preferences: ['collected', 'ההעדפות שלכם'],
  printouts: ['use', 'הדפסות'],
  // Seen by others by way of the profile.
  pictures: ['people', 'תמונת הפרופיל'],
  profile: ['collected', 'הטלפון, הכתובת, העיר והמדינה'],
  quickButtonLayouts: ['collected', 'הכפתורים שלהם'],
  quickButtons: ['collected', 'הכפתורים שלהם'],
  reminderLinks: ['people', 'קישור מהודעה על תזכורת'],
  reminderReports: ['use', 'סיכומים'],
  reminders: ['collected', 'תזכורות'],
  remindersOfPet: ['collected', 'תזכורות'],
  remindersOfTemplate: ['collected', 'תבניות'],
  reminderTemplates: ['collected', 'תבניות'],
  search: ['use', 'חיפוש'],
  secondFactor: ['collected', 'הסוד של אפליקציית האימות'],
  sessions: ['retention', 'פרטי החיבורים'],
  settings: ['collected', 'שפה'],
  settlements: ['collected', 'התחשבנות'],
  sharing: ['people', 'אורחים'],
  statistics: ['use', 'סיכומים'],
  stockItems: ['collected', 'תוכניות האכלה ומלאי'],
  subscription: ['collected', 'התוכנית'],
  summaries: ['use', 'כרטיס חירום'],
  supportDesk: ['people', 'מי שעונים לפניות לתמיכה'],
  supportFiles: ['collected', 'פניות לתמיכה'],
  supportTickets: ['collected', 'פניות לתמיכה'],
  tags: ['collected', 'תגיות'],
  timeline: ['use', 'ציר זמן'],
  trash: ['retention', 'מחכה באשפה 30 ימים'],
  uploads: ['retention', 'קובץ שהועלה'],
  vets: ['collected', 'וטרינרים'],
  visits: ['use', 'יומן'],
};

/** Delivery channels outside the app. */
const channels: Record<DeviceKind, Mention> = {
  browser: ['services', 'התראות בדפדפן'],
  ntfy: ['services', 'ntfy'],
  webhook: ['services', 'Webhook'],
  sms: ['services', 'SMS'],
};

/** Variables of `config.ts` that hold the address of another server. */
const recipients: Record<string, Mention> = {
  DATABASE_URL: ['services', 'מסד הנתונים'],
  DATABASE_DIRECT_URL: ['services', 'מסד הנתונים'],
  SMTP_URL: ['services', 'שרת האימייל'],
  S3_ENDPOINT: ['services', 'S3'],
  GOOGLE_ISSUER: ['services', 'Google'],
  NTFY_URL: ['services', 'ntfy'],
  SMS_URL: ['services', 'SMS'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['services', 'שרת מעקב של המפעילים'],
};

const expenses: Mention = ['collected', 'הוצאות ומי שילם'];
const people: Mention = ['collected', 'בעלי הבית'];
const attempts: Mention = ['retention', 'מוני הניסיונות'];
const tables: Record<string, Mention> = {
  accountExports: ['retention', 'קובץ ZIP עם כל המידע שלכם'],
  adminActions: ['retention', 'יומן פעולות הניהול'],
  anonymousAudit: ['retention', 'חשבון נמחק ומתי'],
  appointments: resources.appointments,
  attachments: ['collected', 'קבצים מצורפים'],
  audit: ['collected', 'יומן של פעולות אבטחה'],
  bouncedMails: ['retention', 'סירב לקבל מייל'],
  backupRuns: ['retention', 'עותקי גיבוי'],
  budgetAlerts: resources.budgets,
  budgetLooks: resources.budgets,
  budgetWarnings: resources.budgets,
  budgets: resources.budgets,
  calendarFeeds: resources.calendarFeeds,
  changeCounters: resources.changes,
  changes: resources.changes,
  claims: resources.claims,
  comments: ['collected', 'תגובות'],
  consents: resources.consents,
  devices: resources.devices,
  doses: resources.doses,
  dueCourses: resources.medicines,
  duePlans: resources.expensePlans,
  medicines: resources.medicines,
  erasedTags: resources.tags,
  earlierWriters: ['people', 'שמות מי שכתבו'],
  expenseCategories: resources.expenseCategories,
  expenseImports: resources.expenseImports,
  expensePlans: resources.expensePlans,
  expenseTemplates: resources.expenseTemplates,
  expenses,
  files: ['collected', 'קבצים מצורפים'],
  guestShares: people,
  handoverOffers: ['retention', 'כתובת שהוצעה לה חיית מחמד'],
  handovers: resources.handovers,
  householdMembers: people,
  householdPeople: ['retention', 'נשאר מה שכתבתם עם שמכם'],
  households: people,
  idempotencyKeys: ['retention', 'תשובות השרת'],
  invitations: resources.invitations,
  invitedAddresses: ['retention', 'הזמנה שלא התקבלה, והכתובת שבה'],
  leftExpenses: expenses,
  factorRecoveries: ['retention', 'בקשה להסרתו נשמרת'],
  formerEmails: ['retention', 'כתובת שהחלפתם'],
  linkTokens: ['retention', 'קישורים שנשלחו באימייל'],
  measurements: resources.measures,
  measures: resources.measures,
  medicalRecords: resources.medicalRecords,
  memberships: people,
  missingDismissals: resources.missing,
  newsletterDeliveries: ['retention', 'אילו גיליונות נשלחו'],
  newsletterIssues: ['retention', 'אילו גיליונות נשלחו'],
  newsletterSubscriptions: resources.newsletter,
  notificationPreferences: resources.notificationPreferences,
  notifications: ['retention', 'התראות: 90 ימים'],
  observations: resources.observations,
  ownerships: people,
  passkeyChallenges: ['retention', 'אתגר לחתימה של מפתח גישה'],
  passkeys: resources.passkeys,
  pets: resources.pets,
  quickButtonLayouts: resources.quickButtonLayouts,
  quickButtons: resources.quickButtons,
  rateLimits: attempts,
  recoveryCodes: ['collected', 'קודי השחזור כגיבוב'],
  reminderEvents: ['collected', 'מי סימן מה ומתי'],
  reminderTemplates: resources.reminderTemplates,
  careItems: resources.careItems,
  dueCare: resources.careItems,
  reminders: resources.reminders,
  dueQueue: resources.reminders,
  searchItems: resources.search,
  sentNumbers: ['retention', 'מספר טלפון שנשלח אליו SMS'],
  sessions: ['retention', 'פרטי החיבורים'],
  settlements: resources.settlements,
  shares: resources.sharing,
  signInNames: ['collected', 'גם המזהה שלכם שם'],
  siteNotices: resources.adminNotices,
  statusChecks: resources.status,
  statusIncidents: resources.status,
  successors: ['people', 'שבחרתם להמשיך אחריכם'],
  supportFiles: resources.supportFiles,
  supportMessages: resources.supportTickets,
  supportTickets: resources.supportTickets,
  supportUploads: ['retention', 'קובץ שצורף להודעה שלא נשלחה'],
  tags: resources.tags,
  totpSecrets: resources.secondFactor,
  uploads: resources.uploads,
  users: resources.auth,
  feedings: resources.feedings,
  stockEntries: resources.stockItems,
  stockItems: resources.stockItems,
  vets: resources.vets,
};

const tablesOfServer = [
  ...readServer('db/tables.ts')
    .split('export interface DB {')[1]!
    .matchAll(/^ {2}(\w+): /gm),
].map(([, name]) => name!);
const serversOfConfig = [...readServer('config.ts').matchAll(/^ {2}([A-Z0-9_]+): .*\b(?:url\(|provider\b)/gm)].map(
  ([, name]) => name!,
);

const isNamed = ([id, words]: Mention) => privacy.sections.some((one) => one.id === id && one.text.he.includes(words));
const unnamed = (names: readonly string[], mentions: Readonly<Record<string, Mention>>) =>
  names.filter((name) => !mentions[name] || !isNamed(mentions[name]));

describe('The privacy page', () => {
  test.for<readonly [string, readonly string[], Readonly<Record<string, Mention>>]>([
    ['endpoint group of the contract', Object.keys(contract), resources],
    ['delivery channel', [...deviceKinds], channels],
    ['server that config.ts connects to', serversOfConfig, recipients],
    ['table of the database', tablesOfServer, tables],
  ])('names every %s', ([kind, names, mentions]) => {
    expect(names.length).toBeGreaterThan(3);
    expect(unnamed(names, mentions), `no section names this ${kind}; write it there and add it to this table`).toEqual(
      [],
    );
    expect(Object.keys(mentions).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('says the same in every language: as many paragraphs and list items in each section', () => {
    for (const { id, text } of privacy.sections) {
      const shapes = languages.map((lang) => text[lang].split('\n').map((line) => line.startsWith('- ')));
      for (const shape of shapes) expect({ id, shape }).toEqual({ id, shape: shapes[0] });
    }
  });

  // Links to maps and notifications in a browser need no setting.
  test('says that only some services depend on those who run the site, in every language', () => {
    const { text } = privacy.sections.find(({ id }) => id === 'services')!;
    const intro = (lang: 'he' | 'en' | 'ar') => text[lang].split('\n')[0];
    expect(intro('he')).toContain('חלקם פועלים רק אם המפעילים הפעילו אותם');
    expect(intro('en')).toContain('Some work only if those who run this site have turned them on');
    expect(intro('ar')).toContain('وبعضها لا يعمل إلا إذا شغّله القائمون على هذا الموقع');
  });

  test('says that the site and its messages have no analytics, in every language', () => {
    const { text } = privacy.sections.find(({ id }) => id === 'services')!;
    const last = (lang: 'he' | 'en' | 'ar') => text[lang].split('\n').at(-1);
    expect(last('he')).toMatch(/^באתר ובהודעות שנשלחות ממנו אין/);
    expect(last('en')).toMatch(/in the site or in the messages that it sends\.$/);
    expect(last('ar')).toMatch(/^لا توجد في الموقع ولا في الرسائل التي يرسلها/);
  });

  test('has Hebrew verbs in the plural for people, and names in the words of the app', () => {
    const hebrew = privacy.sections.map(({ text }) => text.he).join('\n');
    for (const words of ['אחריכם רואים', 'הם יצורפו כבעלים', 'שמה ותמונתה', 'נספר לפי גיבוב', 'כל מי שיודע את'])
      expect(hebrew).toContain(words);
    expect(hebrew).not.toMatch(/פניה|נמנה כ|מי שיודעים|יהיו לבעלים/);
  });

  test('has the version that a new account agrees to', () => {
    expect(privacy.updated).toBe(wordings.privacy);
  });
});

type Period = readonly [file: string, code: string, words: string];
describe('Periods on the privacy page', () => {
  // [file of the server, the period in it, the words on the page]
  const periods: readonly Period[] = [
    ['identity/sessions/sessions.ts', 'idleDays = 7;', '7 ימים בלי שימוש'],
    ['identity/sweep.ts', 'yearMs = 365 * dayMs', 'כתובות IP: שנה'],
    ['delivery/notification-rows.ts', 'keptDays = 90;', 'התראות: 90 ימים'],
    ['delivery/notification-text.ts', 'linkDays = 7;', 'בשמכם במשך 7 ימים'],
    ['delivery/channels/web-push.ts', 'keptSeconds = 3600;', 'שעה לכל היותר'],
    ['../../contract/src/views/trash.ts', 'trashDays = 30;', 'מחכה באשפה 30 ימים'],
    ['views/trash/store.ts', 'trashDays * dayMs', 'לצמיתות אחרי 30 ימים'],
    ['../../contract/src/site/contact.ts', 'visitorTicketMonths = 12;', '12 חודשים אחרי ההודעה האחרונה'],
    ['../../contract/src/site/newsletter.ts', 'confirmHours = 48;', 'שלא אושרה: 48 שעות'],
    ['features/newsletter/service.ts', 'proofDays = 7 * 365;', 'למשך 7 שנים'],
    ['features/newsletter/service.ts', 'deliveryDays = 90;', 'גיליונות נשלחו: 90 ימים'],
    ['../../contract/src/administration/administration.ts', 'adminActionYears = 2;', 'וכתובות: שנתיים'],
    ['../../contract/src/administration/admin-mails.ts', 'bounceDays = 90;', 'ולכל היותר 90 ימים'],
    ['http/idempotency/idempotency-key.ts', 'keptMs = 24 * 3_600_000;', 'עד יומיים'],
    ['jobs/boss-queues.ts', 'retentionSeconds: 14 * day', 'שוב ושוב: 14 ימים'],
  ];

  test.for(periods)('%s has %s', ([file, code, words]) => {
    expect(readServer(file)).toContain(code);
    expect(privacy.sections.some(({ text }) => text.he.includes(words))).toBe(true);
  });
});
