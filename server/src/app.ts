import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { contract } from '@tzemed/contract';
import { accountExportFile } from '@tzemed/contract/views/account-export';
import { calendarFile } from '@tzemed/contract/views/calendar';
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
import {
  doseRoutes as doses,
  routes as medicines,
  routesOfPet as medicinesOfPet,
} from './features/medicines/routes.ts';
import { routes as feedings, routesOfPet as feedingsOfPet } from './features/medicines/feedings/routes.ts';
import { routes as stockItems } from './features/medicines/stock/routes.ts';
import { routes as careItems } from './features/care/routes.ts';
import { routes as care } from './views/care/routes.ts';
import {
  fileRoutes as measureFiles,
  measurementRoutes as measurements,
  routes as measures,
} from './features/measures/routes.ts';
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
import { routes as observations } from './features/observations/routes.ts';
import { routes as overview } from './views/overview/routes.ts';
import {
  accountRoutes as adminAccounts,
  actionRoutes as adminActions,
  jobRoutes as adminJobs,
  mailRoutes as adminMails,
  noticeRoutes as adminNotices,
  stateRoutes as adminState,
} from './views/administration/routes.ts';
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
import { layoutRoutes as quickButtonLayouts, routes as quickButtons } from './features/quick-buttons/routes.ts';
import { routes as search } from './features/search/routes.ts';
import { routes as settlements } from './features/settlements/routes.ts';
import { routes as uploads } from './features/uploads/routes.ts';
import { routes as tags } from './features/tags/routes.ts';
import { routes as vets } from './features/vets/routes.ts';
import { handleErrors, sendRefusal } from './http/errors.ts';
import { headersFor, addSecurityHeaders } from './http/pages/security-headers.ts';
import { showOutbox } from './http/pages/mail-outbox-page.ts';
import { servePages } from './http/pages/pages.ts';
import { answerNotFound } from './http/not-found.ts';
import { type MountContext, mountContract } from './http/mount-contract.ts';
import { answerMalformedRequest } from './http/connection/malformed-http.ts';
import { maxRequestMs, refuseSlowSenders, type SenderRules } from './http/connection/slow-senders.ts';
import { serveOpenApi } from './http/openapi/openapi-route.ts';
import { redirectToStopPage } from './http/pages/newsletter-stop-redirect.ts';
import { logRequests } from './http/request-log.ts';
import { parseJsonBodies } from './http/json-body.ts';
import { notFound } from './lib/refusal.ts';
import { outboxOf } from './mail/outbox.ts';

const kilobyte = 1024;
/** Each takes some kilobytes while it is idle. A browser opens six; behind a proxy there are few. */
const mostConnections = 10_000;

/** The whole server as one Fastify app, not yet listening. `pages` is the folder of the web's build. */
export async function buildApp(
  mounting: MountContext,
  {
    pages,
    senders,
    observe,
    ...options
  }: Pick<FastifyServerOptions, 'loggerInstance'> & {
    pages?: string;
    senders?: SenderRules;
    /** Adds hooks that come before all others. */
    observe?: (app: FastifyInstance) => void;
  } = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...options,
    trustProxy: mounting.config.trustProxy ?? false,
    bodyLimit: 256 * kilobyte,
    requestTimeout: maxRequestMs,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    // A proxy may have sent a request on a kept connection before it knew of the stop: that one is done, and not refused.
    return503OnClosing: false,
    // Node looks every half minute otherwise, and what has 15 s would have 45.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    clientErrorHandler: answerMalformedRequest,
    // Above what a header may hold, so that an overlong id gets the same 404 as every id that is none.
    routerOptions: { maxParamLength: 32 * kilobyte },
    frameworkErrors: (_badUrl, request, reply) => sendRefusal(request, reply as FastifyReply, notFound()),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
  });
  observe?.(app);
  logRequests(app);
  refuseSlowSenders(app, senders);
  // Live streams do not end by themselves, so closing would wait for them.
  app.addHook('preClose', async () => mounting.live.stop());
  app.server.maxConnections = mostConnections;
  parseJsonBodies(app);
  handleErrors(app);
  const secure = headersFor({ https: mounting.config.publicUrl.startsWith('https:') });
  addSecurityHeaders(app, secure);
  await app.register(compress, {
    global: true,
    globalDecompression: false,
    encodings: ['zstd', 'gzip'],
    threshold: 1400,
  });
  await app.register(multipart);
  mountContract(app, mounting, contract.accountExports, accountRoutes);
  mountContract(app, mounting, accountExportFile, accountFileRoutes);
  mountContract(app, mounting, contract.adminAccounts, adminAccounts);
  mountContract(app, mounting, contract.adminActions, adminActions);
  mountContract(app, mounting, contract.adminJobs, adminJobs);
  mountContract(app, mounting, contract.adminMails, adminMails);
  mountContract(app, mounting, contract.adminNotices, adminNotices);
  mountContract(app, mounting, contract.adminState, adminState);
  mountContract(app, mounting, contract.appointments, appointments);
  mountContract(app, mounting, contract.appointmentsOfPet, appointmentsOfPet);
  mountContract(app, mounting, contract.auth, auth);
  mountContract(app, mounting, contract.budgetAlerts, budgetAlerts);
  mountContract(app, mounting, contract.budgets, budgets);
  mountContract(app, mounting, contract.calendar, calendar);
  mountContract(app, mounting, contract.calendarFeeds, calendarFeeds);
  mountContract(app, mounting, calendarFile, calendarFiles);
  mountContract(app, mounting, contract.changes, changes);
  mountContract(app, mounting, contract.claims, claims);
  mountContract(app, mounting, contract.claimsOfPet, claimsOfPet);
  mountContract(app, mounting, contract.consents, consents);
  mountContract(app, mounting, contract.contact, contact);
  mountContract(app, mounting, contract.deletion, deletion);
  mountContract(app, mounting, contract.devices, devices);
  mountContract(app, mounting, contract.expenseCategories, expenseCategories);
  mountContract(app, mounting, contract.expensePlans, expensePlans);
  mountContract(app, mounting, contract.expensePlansOfPet, expensePlansOfPet);
  mountContract(app, mounting, contract.expenseReports, expenseReports);
  mountContract(app, mounting, contract.expenseImports, expenseImports);
  mountContract(app, mounting, contract.expensesOfTemplate, expensesOfTemplate);
  mountContract(app, mounting, contract.expenseTemplates, expenseTemplates);
  mountContract(app, mounting, contract.expenses, expenses);
  mountContract(app, mounting, contract.expensesOfPet, expensesOfPet);
  mountContract(app, mounting, contract.exports, exports);
  mountContract(app, mounting, contract.handovers, handovers);
  mountContract(app, mounting, contract.health, health);
  mountContract(app, mounting, contract.passkeys, passkeyRoutes);
  mountContract(app, mounting, contract.people, people);
  mountContract(app, mounting, contract.households, households);
  mountContract(app, mounting, contract.invitations, invitationRoutes);
  mountContract(app, mounting, contract.pets, pets);
  mountContract(app, mounting, contract.pictures, pictureRoutes);
  mountContract(app, mounting, contract.printouts, printouts);
  mountContract(app, mounting, contract.medicalRecordReports, medicalRecordReports);
  mountContract(app, mounting, contract.medicalRecords, medicalRecords);
  mountContract(app, mounting, contract.medicalRecordsOfPet, medicalRecordsOfPet);
  mountContract(app, mounting, contract.care, care);
  mountContract(app, mounting, contract.careItems, careItems);
  mountContract(app, mounting, contract.medicines, medicines);
  mountContract(app, mounting, contract.medicinesOfPet, medicinesOfPet);
  mountContract(app, mounting, contract.doses, doses);
  mountContract(app, mounting, contract.feedings, feedings);
  mountContract(app, mounting, contract.feedingsOfPet, feedingsOfPet);
  mountContract(app, mounting, contract.stockItems, stockItems);
  mountContract(app, mounting, contract.measureFiles, measureFiles);
  mountContract(app, mounting, contract.measurements, measurements);
  mountContract(app, mounting, contract.measures, measures);
  mountContract(app, mounting, contract.missing, missing);
  mountContract(app, mounting, contract.newsletter, newsletter);
  mountContract(app, mounting, contract.notificationPreferences, preferenceRoutes);
  mountContract(app, mounting, contract.profile, profileRoutes);
  mountContract(app, mounting, contract.settings, settingsRoutes);
  mountContract(app, mounting, contract.status, status);
  mountContract(app, mounting, contract.subscription, subscription);
  mountContract(app, mounting, contract.preferences, preferencesRoutes);
  mountContract(app, mounting, contract.notifications, notifications);
  mountContract(app, mounting, contract.observations, observations);
  mountContract(app, mounting, contract.overview, overview);
  mountContract(app, mounting, contract.quickButtonLayouts, quickButtonLayouts);
  mountContract(app, mounting, contract.quickButtons, quickButtons);
  mountContract(app, mounting, contract.reminderLinks, reminderLinks);
  mountContract(app, mounting, contract.reminderReports, reminderReports);
  mountContract(app, mounting, contract.reminders, reminders);
  mountContract(app, mounting, contract.remindersOfPet, remindersOfPet);
  mountContract(app, mounting, contract.remindersOfTemplate, remindersOfTemplate);
  mountContract(app, mounting, contract.reminderTemplates, reminderTemplates);
  mountContract(app, mounting, contract.search, search);
  mountContract(app, mounting, contract.secondFactor, secondFactorRoutes);
  mountContract(app, mounting, contract.sessions, sessionRoutes);
  mountContract(app, mounting, contract.settlements, settlements);
  mountContract(app, mounting, contract.sharing, sharingRoutes);
  mountContract(app, mounting, contract.activity, activity);
  mountContract(app, mounting, contract.statistics, statistics);
  mountContract(app, mounting, contract.summaries, summaries);
  mountContract(app, mounting, contract.supportDesk, supportDesk);
  mountContract(app, mounting, contract.supportFiles, supportFiles);
  mountContract(app, mounting, contract.supportTickets, supportTickets);
  mountContract(app, mounting, contract.timeline, timeline);
  mountContract(app, mounting, contract.trash, trash);
  mountContract(app, mounting, contract.uploads, uploads);
  mountContract(app, mounting, contract.tags, tags);
  mountContract(app, mounting, contract.vets, vets);
  mountContract(app, mounting, contract.visits, visits);
  if (mounting.config.showsOutbox) showOutbox(app, outboxOf(mounting.config.dataDir));
  serveOpenApi(app);
  redirectToStopPage(app, mounting.config);
  const { isWorkerOff } = mounting.config;
  answerNotFound(app, pages ? await servePages(app, pages, secure.page, { isWorkerOff }) : undefined);
  return app;
}
