import type { printouts } from '@tzemed/contract/views/printouts';
import type { Routes } from '../../http/handler-types.ts';
import { claimPack } from './service-claim-pack.ts';
import { claim } from './service-claim.ts';
import { doses } from './service-doses.ts';
import { expenses } from './service-expenses.ts';
import * as service from './service.ts';

export const routes: Routes<typeof printouts> = {
  records: (ctx, { query }) => service.records(ctx, query),
  expenses: (ctx, { query }) => expenses(ctx, query),
  vaccinations: (ctx, { params }) => service.vaccinations(ctx, params.petId),
  handover: (ctx, { params }) => service.handover(ctx, params.petId),
  sitter: (ctx, { params }) => service.sitter(ctx, params.petId),
  doses: (ctx, { params, query }) => doses(ctx, params.petId, query.days),
  claim: (ctx, { params, query }) => claim(ctx, params.petId, query.recordIds),
  claimPack: (ctx, { params }) => claimPack(ctx, params.id),
  emergency: (ctx, { params }) => service.emergency(ctx, params.petId),
};
