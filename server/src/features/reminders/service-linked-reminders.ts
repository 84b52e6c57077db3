import { petOf, scopeOf } from '../../access.ts';
import { lockSourcesOf } from '../../belongings/service/reminder-sources.ts';
import { idOf } from '../../belongings/service/belonging-service.ts';
import type { EditCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { isTimedId, newId, timeOf } from '../../lib/ids.ts';
import { invalid, notFound } from '../../lib/refusal.ts';
import { refuseSourced } from './service-sources.ts';
import { givenTo } from './service-assignees.ts';
import * as together from './store-linked-reminders.ts';
import * as store from './store.ts';

type Edit = EditCtx<'reminders'>;
type Held = together.Held;

const marks = ['ringsAt', 'completedAt', 'missedAt', 'deletedAt'] as const;
const isSame = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();
const isOfPlan = (one: Held, other: Held) =>
  one.togetherId !== null && one.togetherId === other.togetherId && isSame(one.dueAt, other.dueAt);
/** Open alike, or closed or deleted in the same go. */
const standsAlike = (one: Held, other: Held) => marks.every((mark) => isSame(one[mark], other[mark]));

/**
 * A reminder and its linked rows of other pets that are in the same state; with pet ids, only the rows of those pets,
 * in any state.
 */
function companyOf(own: Held, held: readonly Held[], petIds: readonly string[] | undefined) {
  const others = held.filter((one) => one.id !== own.id && !one.isResting && isOfPlan(own, one));
  if (!petIds || petIds.length === 0) return [own, ...others.filter((one) => standsAlike(own, one))];
  const named = [own, ...others].filter(({ petId, deletedAt }) => !deletedAt && petIds.includes(petId));
  if (petIds.some((petId) => !named.some((one) => one.petId === petId))) throw notFound();
  return named;
}

/** When a reminder was made, for the first of its pets; one made without a connection is as old as its id. */
function madeAtOf(own: Held, held: readonly Held[]) {
  const ofPlan = held.filter((one) => one.id === own.id || isOfPlan(own, one));
  const times = ofPlan.map(({ id, createdAt }) =>
    Math.min(createdAt.getTime(), isTimedId(id) ? timeOf(id).getTime() : Infinity),
  );
  return new Date(Math.min(...times));
}

type Meant = {
  /** Pets to change; all linked pets if empty. */
  readonly petIds?: readonly string[] | undefined;
  /** True to leave linked rows of other pets unchanged. */
  readonly isAlone?: boolean;
};

/**
 * Does it to each and to those of other pets that stand with it, in one go, or to none; answers what came of each, by its
 * id. Who does the same to the same ones at once waits here, and not halfway. The version that was named is that of the one
 * that was asked of.
 */
export const forLinkedReminders = <T>(
  ctx: Edit,
  ids: readonly string[],
  { petIds, isAlone }: Meant,
  work: (ctx: Edit, held: Held & { readonly madeAt: Date }) => Promise<T>,
) =>
  transact(ctx, async (ctx) => {
    const wanted = new Set(ids.map((id) => idOf(id).toLowerCase()));
    await lockSourcesOf(ctx.db, scopeOf(ctx), [...wanted]);
    const held = await together.lockAll(ctx.db, scopeOf(ctx), [...wanted]);
    const meant = new Map<string, Held>();
    for (const id of wanted) {
      const own = held.find((one) => one.id === id);
      if (!own) throw notFound();
      for (const one of isAlone ? [own] : companyOf(own, held, petIds)) meant.set(one.id, one);
    }
    const done = new Map<string, T>();
    for (const [id, one] of meant) {
      const madeAt = madeAtOf(one, held);
      done.set(id, await work(wanted.has(id) ? ctx : { ...ctx, ifMatch: undefined }, { ...one, madeAt }));
    }
    return done;
  });

/** Adds pets to a reminder: one new linked row per pet, in the same state. */
export async function addPets(ctx: Edit, petIds: Iterable<string>, { id, petId }: { id: string; petId: string }) {
  const scope = scopeOf(ctx);
  const [row, standing] = [await store.rows.find(ctx.db, scope, id), await store.lockPlan(ctx.db, scope, id)];
  if (!row || !standing) throw notFound();
  refuseSourced(row);
  const { householdId } = await petOf(ctx, petId);
  const togetherId = standing.togetherId ?? newId();
  if (!standing.togetherId) await together.join(ctx.db, scope, { id, togetherId });
  const { petId: _own, seriesId: _series, assigneeIds, ...plan } = standing;
  const { title, description, tagIds, isImportant, leadTimes, snoozeUntil, completedAt, missedAt, closedBy } = row;
  const said = { title, description, tagIds, isImportant, leadTimes, snoozeUntil, completedAt, missedAt, closedBy };
  // A form that was open while it was done for one of them still names that one.
  const held = await together.lockAll(ctx.db, scope, [id]);
  const has = new Set(
    held
      .filter((one) => !one.deletedAt && one.togetherId === togetherId && isSame(one.dueAt, row.date))
      .map((one) => one.petId),
  );
  for (const other of petIds) {
    if (has.has(other)) continue;
    if ((await petOf(ctx, other)).householdId !== householdId) throw invalid({ petIds: 'petOfOtherHome' });
    // The current assignee may act for all pets.
    const whose = { ...(await givenTo(ctx, { petId: other, assigneeIds })), assigneeId: plan.assigneeId };
    const values = { ...plan, ...said, ...whose, dueAt: row.date, seriesId: newId(), togetherId };
    await store.rows.insert(ctx.db, scope, other, values, ctx.now);
  }
}

/** Guests may not be able to change it for all its pets: what they have changed is one of its own then. */
export async function detachReminder(ctx: Edit, id: string) {
  if (!ctx.user.guestOf?.length) return;
  const scope = scopeOf(ctx);
  const own = (await together.lockAll(ctx.db, scope, [id])).find((one) => one.id === id);
  if (own?.togetherId)
    await together.part(ctx.db, scope, { togetherId: own.togetherId, newId: newId(), dueAt: own.dueAt });
}
