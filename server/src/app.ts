import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { contract } from '@tzemed/contract';
import { accountExportFile } from '@tzemed/contract/account-export';
import { calendarFile } from '@tzemed/contract/calendar';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify';
import { routes as appointments, routesOfPet as appointmentsOfPet } from './features/appointments/routes.ts';
import {
  passkeyRoutes,
  pictureRoutes,
  preferencesRoutes,
  profileRoutes,
  routes as auth,
  secondFactorRoutes,
  sessionRoutes,
  settingsRoutes,
} from './features/auth/routes.ts';
import { alertRoutes as budgetAlerts, routes as budgets } from './features/budgets/routes.ts';
import { routes as calendarFeeds } from './features/calendar-feeds/routes.ts';
import { routes as changes } from './features/changes/routes.ts';
import { routes as consents } from './features/consents/routes.ts';
import { routes as deletion } from './features/deletion/routes.ts';
import { routes as devices } from './features/devices/routes.ts';
import { routes as expenseCategories } from './features/expense-categories/routes.ts';
import {
  claimRoutes as claims,
  claimRoutesOfPet as claimsOfPet,
  importRoutes as expenseImports,
  planRoutes as expensePlans,
  planRoutesOfPet as expensePlansOfPet,
  reportRoutes as expenseReports,
  routesOfTemplate as expensesOfTemplate,
  templateRoutes as expenseTemplates,
  routes as expenses,
  routesOfPet as expensesOfPet,
} from './features/expenses/routes.ts';
import { routes as handovers } from './features/handovers/routes.ts';
import { routes as health } from './features/health/routes.ts';
import { routes as people } from './features/people/routes.ts';
import { invitationRoutes, routes as households, sharingRoutes } from './features/households/routes.ts';
import { routes as missing } from './features/missing/routes.ts';
import { routes as newsletter } from './features/newsletter/routes.ts';
import { preferenceRoutes, routes as notifications } from './features/notifications/routes.ts';
import { routes as pets } from './features/pets/routes.ts';
import {
  reportRoutes as medicalRecordReports,
  routes as medicalRecords,
  routesOfPet as medicalRecordsOfPet,
} from './features/medical-records/routes.ts';
import { fileRoutes as calendarFiles, routes as calendar } from './views/calendar/routes.ts';
import { accountFileRoutes, accountRoutes, routes as exports } from './views/exports/routes.ts';
import { routes as overview } from './views/overview/routes.ts';
import { routes as activity } from './views/activity/routes.ts';
import { routes as statistics } from './views/statistics/routes.ts';
import { routes as status } from './features/status/routes.ts';
import { routes as subscription } from './features/subscription/routes.ts';
import {
  contactRoutes as contact,
  deskRoutes as supportDesk,
  fileRoutes as supportFiles,
  routes as supportTickets,
} from './features/support-tickets/routes.ts';
import { routes as summaries } from './views/summaries/routes.ts';
import { routes as timeline } from './views/timeline/routes.ts';
import { routes as trash } from './views/trash/routes.ts';
import { routes as visits } from './views/visits/routes.ts';
import { routes as printouts } from './views/printouts/routes.ts';
import {
  linkRoutes as reminderLinks,
  reportRoutes as reminderReports,
  routes as reminders,
  routesOfPet as remindersOfPet,
  routesOfTemplate as remindersOfTemplate,
  templateRoutes as reminderTemplates,
} from './features/reminders/routes.ts';
import { routes as search } from './features/search/routes.ts';
import { routes as settlements } from './features/settlements/routes.ts';
import { routes as uploads } from './features/uploads/routes.ts';
import { routes as tags } from './features/tags/routes.ts';
import { routes as vets } from './features/vets/routes.ts';
import { handleErrors, sendRefusal } from './http/errors.ts';
import { headersFor, secureAnswers } from './http/headers.ts';
import { showOutbox } from './http/outbox.ts';
import { servePages } from './http/pages.ts';
import { handleUnknown } from './http/unknown.ts';
import { type Mounting, mount } from './http/register.ts';
import { answerNoRequest } from './http/no-request.ts';
import { longestRequestMs, refuseSlowSenders, type SenderRules } from './http/slow-senders.ts';
import { serveReference } from './http/reference.ts';
import { leadToStopPage } from './http/stop-page.ts';
import { readJson } from './http/json.ts';
import { notFound } from './lib/refusal.ts';
import { outboxOf } from './mail/outbox.ts';

const kilobyte = 1024;
/** Each takes some kilobytes while it is idle. A browser opens six; behind a proxy there are few. */
const mostConnections = 10_000;

/** The whole server as one Fastify app, not yet listening. `pages` is the folder of the web's build. */
export async function buildApp(
  mounting: Mounting,
  {
    pages,
    senders,
    ...options
  }: Pick<FastifyServerOptions, 'loggerInstance'> & {
    pages?: string;
    senders?: SenderRules;
  } = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...options,
    trustProxy: mounting.config.trustProxy ?? false,
    bodyLimit: 256 * kilobyte,
    requestTimeout: longestRequestMs,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    // Node looks every half minute otherwise, and what has 15 s would have 45.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    clientErrorHandler: answerNoRequest,
    // Above what a header may hold, so that an overlong id gets the same 404 as every id that is none.
    routerOptions: { maxParamLength: 32 * kilobyte },
    frameworkErrors: (_badUrl, request, reply) => sendRefusal(request, reply as FastifyReply, notFound()),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
  });
  refuseSlowSenders(app, senders);
  // What does not end by itself would be waited for.
  app.addHook('preClose', async () => mounting.live.stop());
  app.server.maxConnections = mostConnections;
  readJson(app);
  handleErrors(app);
  const secure = headersFor({ https: mounting.config.publicUrl.startsWith('https:') });
  secureAnswers(app, secure);
  await app.register(compress, {
    global: true,
    globalDecompression: false,
    encodings: ['zstd', 'gzip'],
    threshold: 1400,
  });
  await app.register(multipart);
  mount(app, mounting, contract.accountExports, accountRoutes);
  mount(app, mounting, accountExportFile, accountFileRoutes);
  mount(app, mounting, contract.appointments, appointments);
  mount(app, mounting, contract.appointmentsOfPet, appointmentsOfPet);
  mount(app, mounting, contract.auth, auth);
  mount(app, mounting, contract.budgetAlerts, budgetAlerts);
  mount(app, mounting, contract.budgets, budgets);
  mount(app, mounting, contract.calendar, calendar);
  mount(app, mounting, contract.calendarFeeds, calendarFeeds);
  mount(app, mounting, calendarFile, calendarFiles);
  mount(app, mounting, contract.changes, changes);
  mount(app, mounting, contract.claims, claims);
  mount(app, mounting, contract.claimsOfPet, claimsOfPet);
  mount(app, mounting, contract.consents, consents);
  mount(app, mounting, contract.contact, contact);
  mount(app, mounting, contract.deletion, deletion);
  mount(app, mounting, contract.devices, devices);
  mount(app, mounting, contract.expenseCategories, expenseCategories);
  mount(app, mounting, contract.expensePlans, expensePlans);
  mount(app, mounting, contract.expensePlansOfPet, expensePlansOfPet);
  mount(app, mounting, contract.expenseReports, expenseReports);
  mount(app, mounting, contract.expenseImports, expenseImports);
  mount(app, mounting, contract.expensesOfTemplate, expensesOfTemplate);
  mount(app, mounting, contract.expenseTemplates, expenseTemplates);
  mount(app, mounting, contract.expenses, expenses);
  mount(app, mounting, contract.expensesOfPet, expensesOfPet);
  mount(app, mounting, contract.exports, exports);
  mount(app, mounting, contract.handovers, handovers);
  mount(app, mounting, contract.health, health);
  mount(app, mounting, contract.passkeys, passkeyRoutes);
  mount(app, mounting, contract.people, people);
  mount(app, mounting, contract.households, households);
  mount(app, mounting, contract.invitations, invitationRoutes);
  mount(app, mounting, contract.pets, pets);
  mount(app, mounting, contract.pictures, pictureRoutes);
  mount(app, mounting, contract.printouts, printouts);
  mount(app, mounting, contract.medicalRecordReports, medicalRecordReports);
  mount(app, mounting, contract.medicalRecords, medicalRecords);
  mount(app, mounting, contract.medicalRecordsOfPet, medicalRecordsOfPet);
  mount(app, mounting, contract.missing, missing);
  mount(app, mounting, contract.newsletter, newsletter);
  mount(app, mounting, contract.notificationPreferences, preferenceRoutes);
  mount(app, mounting, contract.profile, profileRoutes);
  mount(app, mounting, contract.settings, settingsRoutes);
  mount(app, mounting, contract.status, status);
  mount(app, mounting, contract.subscription, subscription);
  mount(app, mounting, contract.preferences, preferencesRoutes);
  mount(app, mounting, contract.notifications, notifications);
  mount(app, mounting, contract.overview, overview);
  mount(app, mounting, contract.reminderLinks, reminderLinks);
  mount(app, mounting, contract.reminderReports, reminderReports);
  mount(app, mounting, contract.reminders, reminders);
  mount(app, mounting, contract.remindersOfPet, remindersOfPet);
  mount(app, mounting, contract.remindersOfTemplate, remindersOfTemplate);
  mount(app, mounting, contract.reminderTemplates, reminderTemplates);
  mount(app, mounting, contract.search, search);
  mount(app, mounting, contract.secondFactor, secondFactorRoutes);
  mount(app, mounting, contract.sessions, sessionRoutes);
  mount(app, mounting, contract.settlements, settlements);
  mount(app, mounting, contract.sharing, sharingRoutes);
  mount(app, mounting, contract.activity, activity);
  mount(app, mounting, contract.statistics, statistics);
  mount(app, mounting, contract.summaries, summaries);
  mount(app, mounting, contract.supportDesk, supportDesk);
  mount(app, mounting, contract.supportFiles, supportFiles);
  mount(app, mounting, contract.supportTickets, supportTickets);
  mount(app, mounting, contract.timeline, timeline);
  mount(app, mounting, contract.trash, trash);
  mount(app, mounting, contract.uploads, uploads);
  mount(app, mounting, contract.tags, tags);
  mount(app, mounting, contract.vets, vets);
  mount(app, mounting, contract.visits, visits);
  if (mounting.config.showsOutbox) showOutbox(app, outboxOf(mounting.config.dataDir));
  serveReference(app);
  leadToStopPage(app, mounting.config);
  handleUnknown(app, pages ? await servePages(app, pages, secure.page) : undefined);
  return app;
}
