import type { claims as claimCalls, claimsOfPet } from '@tzemed/contract/money/claims';
import type { expenseImports } from '@tzemed/contract/money/expense-imports';
import type { expensesOfTemplate, expenseTemplates } from '@tzemed/contract/money/expense-templates';
import type { expensePlans, expensePlansOfPet } from '@tzemed/contract/money/expense-plans';
import type { expenseReports } from '@tzemed/contract/money/expense-reports';
import type { expenses, expensesOfPet } from '@tzemed/contract/money/expenses';
import { attachmentRoutes, documentRoutes } from '../../belongings/attachments/attachment-routes.ts';
import { belongingRoutes, ofPetRoutes } from '../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../http/handler-types.ts';
import { pay } from './claims/service-claim-payments.ts';
import { claimPapers, claims } from './claims/service-claims.ts';
import * as imports from './imports/service-imports.ts';
import { insight } from './reports/service-insight.ts';
import { plans } from './plans/service-plans.ts';
import { removeTogether } from './service-purchases.ts';
import { categoryBreakdown, monthlySummary, trends, yearlySummary } from './reports/service-reports.ts';
import { papers } from './service-single-expense.ts';
import { createOf, templates } from './service-templates.ts';
import { create, get, list, remove, restore, search, statistics, unlink, update } from './service.ts';

const { setDocument: setReceipt, removeDocument: removeReceipt } = documentRoutes(papers);

export const routes: Routes<typeof expenses> = {
  ...belongingRoutes('expense', { list, get, create, update, remove, restore }),
  ...attachmentRoutes(papers),
  setReceipt,
  removeReceipt,
  removeTogether: (ctx, { params }) => removeTogether(ctx, params.id),
  unlink: async (ctx, { params }) => ({ expense: await unlink(ctx, params.id) }),
  search: (ctx, { query }) => search(ctx, query),
  statistics: (ctx, { query }) => statistics(ctx, query),
};

export const reportRoutes: Routes<typeof expenseReports> = {
  trends: (ctx, { query }) => trends(ctx, query),
  categoryBreakdown: (ctx, { query }) => categoryBreakdown(ctx, query),
  monthlySummary: (ctx, { query }) => monthlySummary(ctx, query),
  yearlySummary: (ctx, { query }) => yearlySummary(ctx, query),
  insight: (ctx, { query }) => insight(ctx, query),
};

export const routesOfPet: Routes<typeof expensesOfPet> = ofPetRoutes('expense', { list, get, create, update, remove });

export const importRoutes: Routes<typeof expenseImports> = {
  list: (ctx, { query }) => imports.list(ctx, query),
  preview: (ctx, { query, receive }) => imports.preview(ctx, query, receive),
  leftover: (ctx, { receive }) => imports.leftover(ctx, receive),
  create: async (ctx, { receive }) => ({ import: await imports.create(ctx, receive) }),
  get: async (ctx, { params }) => ({ import: await imports.get(ctx, params.importId) }),
  remove: (ctx, { params, query }) => imports.remove(ctx, params.importId, query),
  restore: (ctx, { params }) => imports.restore(ctx, params.importId),
};

export const planRoutes: Routes<typeof expensePlans> = belongingRoutes('plan', plans);

export const planRoutesOfPet: Routes<typeof expensePlansOfPet> = ofPetRoutes('plan', plans);

export const claimRoutes: Routes<typeof claimCalls> = {
  ...belongingRoutes('claim', claims),
  ...attachmentRoutes(claimPapers),
  pay: async (ctx, { params, body }) => ({ claim: await pay(ctx, params.id, body) }),
};

export const claimRoutesOfPet: Routes<typeof claimsOfPet> = ofPetRoutes('claim', claims);

export const templateRoutes: Routes<typeof expenseTemplates> = belongingRoutes('template', templates);

export const routesOfTemplate: Routes<typeof expensesOfTemplate> = {
  create: async (ctx, { body }) => ({ expense: await createOf(ctx, body) }),
};
