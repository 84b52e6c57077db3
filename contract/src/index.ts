import { accountExports } from './account-export.ts';
import { activity } from './activity.ts';
import { appointments, appointmentsOfPet } from './appointments.ts';
import { auth } from './auth.ts';
import { budgetAlerts, budgets } from './budgets.ts';
import { calendar } from './calendar.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { changes } from './changes.ts';
import { claims, claimsOfPet } from './claims.ts';
import { devices } from './devices.ts';
import { consents } from './consents.ts';
import { contact } from './contact.ts';
import { deletion } from './deletion.ts';
import type { Contract } from './endpoint.ts';
import { expenseCategories } from './expense-categories.ts';
import { expensePlans, expensePlansOfPet } from './expense-plans.ts';
import { expenseReports } from './expense-reports.ts';
import { expensesOfTemplate, expenseTemplates } from './expense-templates.ts';
import { expenseImports } from './expense-imports.ts';
import { expenses, expensesOfPet } from './expenses.ts';
import { exports } from './exports.ts';
import { handovers } from './handovers.ts';
import { health } from './health.ts';
import { households } from './households.ts';
import { invitations } from './invitations.ts';
import { medicalRecordReports } from './medical-record-reports.ts';
import { medicalRecords, medicalRecordsOfPet } from './medical-records.ts';
import { missing } from './missing.ts';
import { newsletter } from './newsletter.ts';
import { notificationPreferences } from './notification-preferences.ts';
import { notifications } from './notifications.ts';
import { overview } from './overview.ts';
import { passkeys } from './passkeys.ts';
import { people } from './people.ts';
import { pets } from './pets.ts';
import { pictures } from './pictures.ts';
import { printouts } from './printouts.ts';
import { profile } from './profile.ts';
import { reminderLinks } from './reminder-links.ts';
import { reminderReports } from './reminder-reports.ts';
import { reminders, remindersOfPet } from './reminders.ts';
import { remindersOfTemplate, reminderTemplates } from './reminder-templates.ts';
import { search } from './search.ts';
import { preferences, settings } from './settings.ts';
import { secondFactor } from './second-factor.ts';
import { sessions } from './sessions.ts';
import { settlements } from './settlements.ts';
import { sharing } from './sharing.ts';
import { statistics } from './statistics.ts';
import { status } from './status.ts';
import { subscription } from './subscription.ts';
import { summaries } from './summaries.ts';
import { supportDesk, supportFiles, supportTickets } from './support-tickets.ts';
import { tags } from './tags.ts';
import { timeline } from './timeline.ts';
import { trash } from './trash.ts';
import { uploads } from './uploads.ts';
import { vets } from './vets.ts';
import { visits } from './visits.ts';

/** Every call of the API: noun → verb → row. */
export const contract = {
  accountExports,
  activity,
  appointments,
  appointmentsOfPet,
  auth,
  budgetAlerts,
  budgets,
  calendar,
  calendarFeeds,
  changes,
  claims,
  claimsOfPet,
  consents,
  contact,
  deletion,
  devices,
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
  handovers,
  health,
  households,
  invitations,
  medicalRecordReports,
  medicalRecords,
  medicalRecordsOfPet,
  missing,
  newsletter,
  notificationPreferences,
  notifications,
  overview,
  passkeys,
  people,
  pets,
  pictures,
  preferences,
  printouts,
  profile,
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
