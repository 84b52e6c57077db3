import { addDays, dayOf } from '@tzemed/contract/dates/days';
import type { MissingRule } from '@tzemed/contract/medical/missing';
import { expiryNoticeDays } from '@tzemed/contract/medical/missing';
import { petOf, viewOf } from '../../access.ts';
import type { OwnerCtx, ViewCtx } from '../../context.ts';
import { notFound } from '../../lib/refusal.ts';
import { missingBy } from './missing-rules.ts';
import * as store from './store.ts';

const yearDays = 365;

export async function list(ctx: ViewCtx<'profile'>, id: string) {
  const { db, now } = ctx;
  const today = dayOf(now);
  const proven = await petOf(ctx, id);
  const scope = viewOf(ctx, 'medicalRecords');
  const { petId } = proven;
  const [pet, dismissed, records, papers] = await Promise.all([
    store.findPet(db, proven),
    store.listDismissed(db, proven),
    store.records(db, scope, { petId, from: addDays(today, -yearDays), today }),
    store.papers(db, scope, { petId, from: addDays(today, -expiryNoticeDays) }),
  ]);
  if (!pet) throw notFound();
  // An archived pet misses nothing.
  const missing = pet.archivedAt ? [] : missingBy({ today, pet, records, papers }, dismissed);
  return { missing, dismissed: pet.permissions.profile === 'own' ? dismissed : [] };
}

export async function dismiss(
  ctx: OwnerCtx<'profile'>,
  id: string,
  { rule, isRelevant }: { rule: MissingRule; isRelevant: boolean },
) {
  const proven = await petOf(ctx, id);
  if (isRelevant) await store.remove(ctx.db, proven, rule);
  else await store.insert(ctx.db, proven, rule, ctx.now);
  return list(ctx, id);
}
