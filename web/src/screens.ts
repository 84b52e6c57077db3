import BellRing from 'lucide-react/icons/bell-ring';
import CalendarDays from 'lucide-react/icons/calendar-days';
import House from 'lucide-react/icons/house';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import PawPrint from 'lucide-react/icons/paw-print';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Stethoscope from 'lucide-react/icons/stethoscope';
import UserRound from 'lucide-react/icons/user-round';
import type { LucideIcon } from 'lucide-react/types';
import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Word } from '@tzemed/contract/text/texts';
import { helpPages } from './help-articles.ts';

/** A screen of the app. Its address is below /app, and an alias of it at the root. */
export type Screen = {
  path: string;
  /** Below web/src. */
  file: string;
  icon: LucideIcon;
  /** Label in the menu, and title of the screen. */
  word: Word;
  /** Part of the label that fits in the bar of a phone, if the whole does not. */
  short?: Word;
  /** Label for opening its form, here or on other screens; the form is at `?add=1`. */
  add?: Word;
};

/** Screens in the menu, in its order. */
export const screens = {
  dashboard: {
    path: 'dashboard',
    file: 'screens/dashboard/DashboardPage.tsx',
    icon: LayoutDashboard,
    word: { he: 'לוח בקרה', en: 'Dashboard', ar: 'لوحة التحكم' },
  },
  pets: {
    path: 'pets',
    file: 'features/pets/PetsPage.tsx',
    icon: PawPrint,
    word: { he: 'חיות המחמד', en: 'Pets', ar: 'الحيوانات' },
    add: { he: 'הוספת חיית מחמד', en: 'Add a pet', ar: 'إضافة حيوان أليف' },
  },
  expenses: {
    path: 'expenses',
    file: 'features/expenses/ExpensesPage.tsx',
    icon: ReceiptText,
    word: { he: 'הוצאות', en: 'Expenses', ar: 'المصاريف' },
    add: { he: 'הוספת הוצאה', en: 'Add an expense', ar: 'إضافة مصروف' },
  },
  medicalRecords: {
    path: 'medical-records',
    file: 'screens/medical-records/MedicalRecordsPage.tsx',
    icon: Stethoscope,
    word: { he: 'מסמכים רפואיים', en: 'Medical records', ar: 'السجلات الطبية' },
    short: { he: 'מסמכים', en: 'Records', ar: 'السجلات' },
    add: { he: 'הוספת רשומה', en: 'Add a record', ar: 'إضافة سجل' },
  },
  reminders: {
    path: 'reminders',
    file: 'features/reminders/RemindersPage.tsx',
    icon: BellRing,
    word: { he: 'תזכורות', en: 'Reminders', ar: 'التذكيرات' },
    add: { he: 'הוספת תזכורת', en: 'Add a reminder', ar: 'إضافة تذكير' },
  },
  calendar: {
    path: 'calendar',
    file: 'screens/calendar/CalendarPage.tsx',
    icon: CalendarDays,
    word: { he: 'לוח שנה', en: 'Calendar', ar: 'التقويم' },
  },
  home: {
    path: 'home',
    file: 'screens/household/HouseholdPage.tsx',
    icon: House,
    word: { he: 'הבית שלנו', en: 'Our home', ar: 'بيتنا' },
  },
  profile: {
    path: 'profile',
    file: 'features/account/ProfilePage.tsx',
    icon: UserRound,
    word: { he: 'פרופיל', en: 'Profile', ar: 'الملف الشخصي' },
  },
} as const satisfies Record<string, Screen>;

/** A part of a screen, at an address of its own below the screen's; the one at '' comes first. */
export type Section = {
  path: string;
  file: string;
  word: Word;
  /** Area that must be shared for the section to be shown. */
  area: Area;
  /** Feature that the pet must use for the section to be shown. */
  feature?: 'medicines' | 'measures';
};

/** Path of a pet's measures, below its page. */
export const measuresSection = 'measures';

/** A pet's page, and what can be seen on it one at a time. */
export const petPage = {
  path: 'pets/:petId',
  file: 'screens/pet/PetPage.tsx',
  sections: [
    {
      path: '',
      file: 'screens/pet/PetOverview.tsx',
      word: { he: 'סקירה', en: 'Overview', ar: 'نظرة عامة' },
      area: 'profile',
    },
    {
      path: 'care',
      file: 'screens/pet/PetCarePage.tsx',
      word: { he: 'תוכנית טיפול', en: 'Care plan', ar: 'خطة الرعاية' },
      area: 'reminders',
    },
    {
      path: 'medicines',
      file: 'screens/pet/PetMedicinesPage.tsx',
      word: { he: 'תרופות', en: 'Medicines', ar: 'الأدوية' },
      area: 'reminders',
      feature: 'medicines',
    },
    {
      path: measuresSection,
      file: 'screens/pet/PetMeasuresPage.tsx',
      word: { he: 'מדדים', en: 'Measures', ar: 'القياسات' },
      area: 'medicalRecords',
      feature: 'measures',
    },
    {
      path: 'medical',
      file: 'screens/pet/PetMedicalPage.tsx',
      word: { he: 'תיק רפואי', en: 'Medical file', ar: 'الملف الطبي' },
      area: 'medicalRecords',
    },
    { path: 'expenses', file: 'screens/pet/PetExpensesPage.tsx', word: screens.expenses.word, area: 'expenses' },
    { path: 'reminders', file: 'screens/pet/PetRemindersPage.tsx', word: screens.reminders.word, area: 'reminders' },
  ] as readonly Section[],
};

/** Emergency card of a pet: below /app, and in no menu. */
export const cardPage = { path: 'pets/:petId/emergency', file: 'screens/emergency/EmergencyPage.tsx' };

/** Choice of the pet whose emergency card opens: below /app, and in no menu, since the app's icon leads to it. */
export const emergencyPage = { path: 'emergency', file: 'screens/emergency/EmergencyPetsPage.tsx' };

/** Question what shared files are: below /app, and in no menu, since other apps lead to it. */
export const sharePage = { path: 'share', file: 'screens/plus/SharePage.tsx' };

/** Log of the doses of a pet, day by day: below /app, and in no menu, since its medicines lead to it. */
export const dosesPage = {
  path: 'pets/:petId/doses',
  file: 'screens/doses/DosesPage.tsx',
  word: { he: 'האם ניתנה?', en: 'Was it given?', ar: 'هل أُعطيت؟' },
} as const;

/** Search in everything: below /app, and in no menu, since the top bar leads to it. */
export const searchPage = {
  path: 'search',
  file: 'screens/search/SearchPage.tsx',
  word: { he: 'חיפוש', en: 'Search', ar: 'بحث' },
};

/** Page of one medical record: below /app, and in no menu. */
export const recordPage = {
  path: 'medical-records/:recordId',
  file: 'features/medical-records/MedicalRecordPage.tsx',
};

/** Vets to call: below /app, and in no menu. */
export const vetsPage = {
  path: 'vets',
  file: 'features/vets/VetsPage.tsx',
  word: { he: 'וטרינרים', en: 'Vets', ar: 'الأطباء البيطريون' },
} as const;

/** Stocks of medicines and food: below /app, and in no menu, since medicines and feeding lead to it. */
export const stockPage = {
  path: 'stock',
  file: 'features/stock/StockPage.tsx',
  word: { he: 'מלאי', en: 'Stock', ar: 'المخزون' },
} as const;

/** All entries of the one-tap log: below /app, and in no menu, since the sheet that stores them leads to it. */
export const observationsPage = {
  path: 'observations',
  file: 'features/observations/ObservationsPage.tsx',
  word: { he: 'כל הרישומים', en: 'All entries', ar: 'كل التسجيلات' },
  add: { he: 'רישום חדש', en: 'New entry', ar: 'تسجيل جديد' },
} as const;

/** Many expenses from a file: below /app, and in no menu. */
export const importPage = {
  path: 'expenses/import',
  file: 'features/expense-imports/ImportPage.tsx',
  word: { he: 'ייבוא הוצאות', en: 'Import expenses', ar: 'استيراد المصاريف' },
} as const;

/** Tags of a household: below /app, and in no menu. */
export const tagsPage = {
  path: 'tags',
  file: 'features/tags/TagsPage.tsx',
  word: { he: 'תגיות', en: 'Tags', ar: 'الوسوم' },
} as const;

/** Report on expenses: below /app, and in no menu, since the list of expenses leads to it. */
export const insightPage = {
  path: 'expenses/insight',
  file: 'features/expense-reports/InsightPage.tsx',
  word: { he: 'תובנות', en: 'Insight', ar: 'تحليلات' },
} as const;

/** Budgets of a household: below /app, and in no menu, since the list of expenses leads to it. */
export const budgetsPage = {
  path: 'expenses/budgets',
  file: 'features/budgets/BudgetsPage.tsx',
  word: { he: 'תקציבים', en: 'Budgets', ar: 'الميزانيات' },
} as const;

/**
 * Settlements, with payers and debts between owners: below /app, and in no menu, since the list of expenses leads to
 * it.
 */
export const eveningOutPage = {
  path: 'expenses/evening-out',
  file: 'features/settlements/SettlementsPage.tsx',
  word: { he: 'התחשבנות', en: 'Settling up', ar: 'التسوية' },
} as const;

/** Expense plans: below /app, and in no menu, since the list of expenses leads to it. */
export const plansPage = {
  path: 'expenses/plans',
  file: 'features/expense-plans/PlansPage.tsx',
  word: { he: 'הוצאות קבועות', en: 'Repeating expenses', ar: 'المصاريف المتكررة' },
  add: { he: 'הוצאה קבועה חדשה', en: 'New repeating expense', ar: 'مصروف متكرر جديد' },
} as const;

/** Claims to insurers: below /app, and in no menu, since the list of expenses leads to it. */
export const claimsPage = {
  path: 'expenses/claims',
  file: 'features/claims/ClaimsPage.tsx',
  word: { he: 'תביעות', en: 'Claims', ar: 'المطالبات' },
  add: { he: 'תביעה חדשה', en: 'New claim', ar: 'مطالبة جديدة' },
} as const;

/** Page of one claim: below /app, and in no menu. */
export const claimPage = { path: 'expenses/claims/:claimId', file: 'features/claims/ClaimPage.tsx' };

/** Expense categories: below /app, and in no menu, since the list of expenses leads to it. */
export const categoriesPage = {
  path: 'expenses/categories',
  file: 'features/expense-categories/CategoriesPage.tsx',
  word: { he: 'קטגוריות', en: 'Categories', ar: 'الفئات' },
} as const;

/** Notifications: below /app, and in no menu, since the bell leads to it. */
export const notificationsPage = {
  path: 'notifications',
  file: 'screens/notifications/NotificationsPage.tsx',
  word: { he: 'התראות', en: 'Notifications', ar: 'الإشعارات' },
} as const;

/** Notification preferences. */
export const preferencesPage = {
  path: 'notifications/preferences',
  file: 'screens/notifications/PreferencesPage.tsx',
};

/** The screen of one's plan: below /app, and in no menu, since the profile leads to it. */
export const planPage = {
  path: 'plan',
  file: 'features/plan/PlanPage.tsx',
  word: { he: 'התוכנית שלי', en: 'My plan', ar: 'خطتي' },
} as const;

/** The screen of export, deletion and consents: below /app, and in no menu, since the profile leads to it. */
export const privacyPage = {
  path: 'privacy',
  file: 'features/privacy/PrivacyPage.tsx',
  word: { he: 'פרטיות והמידע שלי', en: 'Privacy and my data', ar: 'الخصوصية ومعلوماتي' },
} as const;

/** The screen of what was done at home and to the account: below /app, and in no menu, since the profile leads to it. */
export const activityPage = {
  path: 'activity',
  file: 'screens/activity/ActivityPage.tsx',
  word: { he: 'מה קרה', en: 'Activity', ar: 'ما الذي حدث' },
} as const;

/** The screen of what was deleted and can be restored: below /app, and in no menu but that of the user. */
export const trashPage = {
  path: 'trash',
  file: 'features/trash/TrashPage.tsx',
  word: { he: 'אשפה', en: 'Trash', ar: 'سلة المحذوفات' },
} as const;

/** Changes that wait on this device until they are sent: below /app, and in no menu, since the top bar leads to it. */
export const outboxPage = {
  path: 'outbox',
  file: 'screens/outbox/OutboxPage.tsx',
  word: { he: 'מחכה לשליחה', en: 'Waiting to be sent', ar: 'بانتظار الإرسال' },
} as const;

/** Messages to support and their answers; the address of one conversation ends with its id. */
export const supportPage = {
  path: 'support',
  file: 'features/support/SupportPage.tsx',
  word: { he: 'תמיכה', en: 'Support', ar: 'الدعم' },
} as const;

export const newTicketPage = {
  path: 'support/new',
  file: 'features/support/NewTicketPage.tsx',
  word: { he: 'פנייה חדשה', en: 'New request', ar: 'طلب جديد' },
} as const;

/** Desk of the support staff, with a frame of its own: for other roles the page does not exist. */
export const deskPage = {
  path: 'support/desk',
  file: 'features/support/DeskPage.tsx',
  word: { he: 'שולחן התמיכה', en: 'Support desk', ar: 'مكتب الدعم' },
} as const;

/** Administration of the site, with a frame of its own: for other roles the page does not exist. */
export const adminPage = {
  path: 'admin',
  file: 'features/administration/AdminPage.tsx',
  word: { he: 'ניהול האתר', en: 'Admin', ar: 'الإدارة' },
} as const;

/** Handover of a pet to another household, and what remains of it afterwards: below /app, and in no menu. */
export const handoverPage = { path: 'handover/:petId', file: 'features/handovers/HandoverPage.tsx' };

type PublicPage = {
  readonly path: string;
  readonly file: string;
  /** Search engines list it. The others are for links in mails, or for nobody. */
  readonly isIndexed?: boolean;
};

/** Pages for everybody, once in each language. */
export const publicPages: readonly PublicPage[] = [
  { path: '', file: 'public/HomePage.tsx', isIndexed: true },
  { path: 'login', file: 'public/auth/LoginPage.tsx', isIndexed: true },
  { path: 'signup', file: 'public/auth/SignupPage.tsx', isIndexed: true },
  { path: 'forgot-password', file: 'public/auth/ForgotPasswordPage.tsx' },
  { path: 'reset-password', file: 'public/auth/ResetPasswordPage.tsx' },
  { path: 'verify-email', file: 'public/auth/VerifyEmailPage.tsx' },
  { path: 'restore-email', file: 'public/auth/RestoreEmailPage.tsx' },
  { path: 'not-me', file: 'public/auth/NotMePage.tsx' },
  { path: 'remove-second-factor', file: 'public/auth/RemoveSecondFactorPage.tsx' },
  { path: 'auth/google/callback', file: 'public/auth/GoogleCallbackPage.tsx' },
  { path: 'auth/google/confirm', file: 'public/auth/ConfirmGooglePage.tsx' },
  { path: 'features', file: 'public/features/FeaturesPage.tsx', isIndexed: true },
  { path: 'about', file: 'public/about/AboutPage.tsx', isIndexed: true },
  { path: 'contact', file: 'public/contact/ContactPage.tsx', isIndexed: true },
  { path: 'faq', file: 'public/faq/FaqPage.tsx', isIndexed: true },
  { path: 'newsletter/confirm', file: 'public/newsletter/ConfirmPage.tsx' },
  { path: 'newsletter/unsubscribe', file: 'public/newsletter/UnsubscribePage.tsx' },
  { path: 'terms', file: 'public/legal/TermsPage.tsx', isIndexed: true },
  { path: 'privacy', file: 'public/legal/PrivacyPage.tsx', isIndexed: true },
  { path: 'cookies', file: 'public/content/CookiesPage.tsx', isIndexed: true },
  { path: 'accessibility', file: 'public/content/AccessibilityPage.tsx', isIndexed: true },
  { path: 'careers', file: 'public/content/CareersPage.tsx', isIndexed: true },
  { path: 'press', file: 'public/content/PressPage.tsx', isIndexed: true },
  { path: 'partners', file: 'public/content/PartnersPage.tsx', isIndexed: true },
  { path: 'pricing', file: 'public/pricing/PricingPage.tsx', isIndexed: true },
  { path: 'status', file: 'public/status/StatusPage.tsx', isIndexed: true },
  { path: 'download', file: 'public/download/DownloadPage.tsx', isIndexed: true },
  { path: 'help', file: 'public/help/HelpPage.tsx', isIndexed: true },
  ...helpPages(),
  { path: 'api', file: 'public/api/ApiPage.tsx', isIndexed: true },
  { path: '404', file: 'shell/public-frame/NotFoundPage.tsx' },
];

export const isIndexed = (path: string) => publicPages.some((page) => `/${page.path}` === path && page.isIndexed);

export const invitationPage = { path: 'invitation', file: 'features/invitations/InvitationPage.tsx' };
/** Page on which the invited person takes over a pet. */
export const offerPage = { path: 'handover', file: 'features/handovers/OfferPage.tsx' };

/** Page behind the links in reminder mails, and behind the link that stops such mails. */
const fromMail = 'screens/notifications/FromMailPage.tsx';
const reminderLinkPage = { path: 'reminder', file: fromMail };
const mailPreferencesPage = { path: 'mail-preferences', file: fromMail };

/** Pages of the app for whoever has the link, signed in or not, once in each language; the link's secret is in its fragment. */
export const openPages = {
  invitation: invitationPage,
  offer: offerPage,
  reminder: reminderLinkPage,
  mailPreferences: mailPreferencesPage,
};

/** Addresses of the app that have a page of their own; the server answers with the one at '_' for whatever stands there. */
export const appPages = [
  '/app',
  '/app/_',
  `/app/${cardPage.path.replace(':petId', '_')}`,
  ...[...Object.values(screens).map(({ path }) => path), petPage.path.replace(':petId', '_')].flatMap((path) => [
    `/app/${path}`,
    `/${path}`,
  ]),
];

/** Beginnings of all addresses of the app: the server answers these with the app, and others with the 404 page. */
export const appPaths = ['/app', ...Object.values(screens).map(({ path }) => `/${path}`)];

/** The address of a pet's page, or of a part of it. */
export const linkToPet = (petId: string, section = '') =>
  linkTo({ path: [petPage.path.replace(':petId', petId), ...(section ? [section] : [])].join('/') });

/** The address of a pet's emergency card. */
export const linkToCard = (petId: string) => linkTo({ path: cardPage.path.replace(':petId', petId) });

/** The address of a pet's medicines, or of one among them. */
export const linkToMedicines = (petId: string, show?: string) =>
  `${linkToPet(petId, 'medicines')}${show === undefined ? '' : `?show=${show}`}`;

/** The address of the log of a pet's doses, or of one in it. */
export const linkToDoses = (petId: string, open?: string) =>
  linkTo({ path: dosesPage.path.replace(':petId', petId) }, open === undefined ? {} : { open });

/** The address of a medical record. */
export const linkToRecord = (recordId: string) => linkTo({ path: recordPage.path.replace(':recordId', recordId) });

/** The address of a pet's measures, at one of them. */
export const linkToMeasure = ({ petId, measureId }: { petId: string | null; measureId?: string | undefined }) =>
  petId === null
    ? linkTo(screens.pets)
    : `${linkToPet(petId, measuresSection)}${measureId ? `?measure=${measureId}` : ''}`;

/** The address of a claim. */
export const linkToClaim = (claimId: string) => linkTo({ path: claimPage.path.replace(':claimId', claimId) });

/** The address of a conversation with support, as its person reads it, or on the desk. */
export const linkToTicket = (ticketId: string) => linkTo({ path: `${supportPage.path}/${ticketId}` });
export const linkToDeskTicket = (ticketId: string) => linkTo({ path: `${deskPage.path}/${ticketId}` });

/** The address of a section of the administration, or of one of its rows. */
export const linkToAdmin = (section = '', rowId = '') =>
  linkTo({ path: [adminPage.path, section, rowId].filter(Boolean).join('/') });

/** The address of what becomes of a pet that is to leave. */
export const linkToHandover = (petId: string) => linkTo({ path: handoverPage.path.replace(':petId', petId) });

/** The address of a screen: `linkTo(screens.expenses, { add: 1, petId })`. */
export function linkTo({ path }: { path: string }, query: Readonly<Record<string, string | number>> = {}) {
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/app/${path}${text.length > 0 ? `?${text.join('&')}` : ''}`;
}
