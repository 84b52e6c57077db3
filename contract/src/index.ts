import { adminAccounts } from './administration/admin-accounts.ts';
import { adminActions } from './administration/administration.ts';
import { adminJobs } from './administration/admin-jobs.ts';
import { adminMails } from './administration/admin-mails.ts';
import { adminNotices } from './administration/admin-notices.ts';
import { adminState } from './administration/admin-state.ts';
import { accountExports } from './views/account-export.ts';
import { activity } from './views/activity.ts';
import { appointments, appointmentsOfPet } from './medical/appointments.ts';
import { auth } from './account/auth.ts';
import { budgetAlerts, budgets } from './money/budgets.ts';
import { calendar } from './views/calendar.ts';
import { care, careItems } from './care/care.ts';
import { calendarFeeds } from './reminders/calendar-feeds.ts';
import { changes } from './items/changes.ts';
import { claims, claimsOfPet } from './money/claims.ts';
import { devices } from './notifications/devices.ts';
import { consents } from './account/consents.ts';
import { contact } from './site/contact.ts';
import { deletion } from './account/deletion.ts';
import { doses } from './medical/doses.ts';
import type { Contract } from './schema/endpoint.ts';
import { expenseCategories } from './money/expense-categories.ts';
import { expensePlans, expensePlansOfPet } from './money/expense-plans.ts';
import { expenseReports } from './money/expense-reports.ts';
import { expensesOfTemplate, expenseTemplates } from './money/expense-templates.ts';
import { expenseImports } from './money/expense-imports.ts';
import { expenses, expensesOfPet } from './money/expenses.ts';
import { exports } from './views/exports.ts';
import { feedings, feedingsOfPet } from './stock/feedings.ts';
import { handovers } from './sharing/handovers.ts';
import { health } from './site/health.ts';
import { households } from './sharing/households.ts';
import { invitations } from './sharing/invitations.ts';
import { medicines, medicinesOfPet } from './medical/medicines.ts';
import { medicalRecordReports } from './medical/medical-record-reports.ts';
import { medicalRecords, medicalRecordsOfPet } from './medical/medical-records.ts';
import { measurements } from './measures/measurements.ts';
import { measureFiles } from './measures/measure-files.ts';
import { measures } from './measures/measures.ts';
import { missing } from './medical/missing.ts';
import { newsletter } from './site/newsletter.ts';
import { notificationPreferences } from './notifications/notification-preferences.ts';
import { notifications } from './notifications/notifications.ts';
import { observations } from './medical/observations.ts';
import { overview } from './views/overview.ts';
import { passkeys } from './account/passkeys.ts';
import { people } from './sharing/people.ts';
import { pets } from './pets/pets.ts';
import { pictures } from './account/pictures.ts';
import { printouts } from './views/printouts.ts';
import { profile } from './account/profile.ts';
import { quickButtonLayouts, quickButtons } from './medical/quick-buttons.ts';
import { reminderLinks } from './reminders/reminder-links.ts';
import { reminderReports } from './reminders/reminder-reports.ts';
import { reminders, remindersOfPet } from './reminders/reminders.ts';
import { remindersOfTemplate, reminderTemplates } from './reminders/reminder-templates.ts';
import { search } from './items/search.ts';
import { preferences, settings } from './account/settings.ts';
import { secondFactor } from './account/second-factor.ts';
import { sessions } from './account/sessions.ts';
import { settlements } from './money/settlements.ts';
import { sharing } from './sharing/sharing.ts';
import { statistics } from './views/statistics.ts';
import { status } from './site/status.ts';
import { stockItems } from './stock/stock-items.ts';
import { subscription } from './account/subscription.ts';
import { summaries } from './views/summaries.ts';
import { supportDesk, supportFiles, supportTickets } from './site/support-tickets.ts';
import { tags } from './items/tags.ts';
import { timeline } from './views/timeline.ts';
import { trash } from './views/trash.ts';
import { uploads } from './items/uploads.ts';
import { vets } from './medical/vets.ts';
import { visits } from './views/visits.ts';

/** Every call of the API: noun → verb → row. */
export const contract = {
  accountExports,
  activity,
  adminAccounts,
  adminActions,
  adminJobs,
  adminMails,
  adminNotices,
  adminState,
  appointments,
  appointmentsOfPet,
  auth,
  budgetAlerts,
  budgets,
  calendar,
  calendarFeeds,
  care,
  careItems,
  changes,
  claims,
  claimsOfPet,
  consents,
  contact,
  deletion,
  devices,
  doses,
  expenseCategories,
  expensePlans,
  expensePlansOfPet,
  expenseReports,
  expenseImports,
  expensesOfTemplate,
  expenseTemplates,
  expenses,
  expensesOfPet,
  exports,
  feedings,
  feedingsOfPet,
  handovers,
  health,
  households,
  invitations,
  measureFiles,
  measurements,
  measures,
  medicalRecordReports,
  medicalRecords,
  medicalRecordsOfPet,
  medicines,
  medicinesOfPet,
  missing,
  newsletter,
  notificationPreferences,
  notifications,
  observations,
  overview,
  passkeys,
  people,
  pets,
  pictures,
  preferences,
  printouts,
  profile,
  quickButtonLayouts,
  quickButtons,
  reminderLinks,
  reminderReports,
  reminders,
  remindersOfPet,
  remindersOfTemplate,
  reminderTemplates,
  search,
  secondFactor,
  sessions,
  settings,
  settlements,
  sharing,
  statistics,
  status,
  stockItems,
  subscription,
  summaries,
  supportDesk,
  supportFiles,
  supportTickets,
  tags,
  timeline,
  trash,
  uploads,
  vets,
  visits,
} satisfies Contract;
