import { brand } from '@tzemed/contract/brand';
import { dayOf } from '@tzemed/contract/dates/days';
import { petOf } from '../../access.ts';
import type { Member } from '../../context.ts';
import { dueInstant } from '../../lib/time/due-instant.ts';
import { remindersOf } from './care-plan.ts';
import { rulesOf } from './care-rules.ts';
import { titleOf, whyOf } from './describe-plan.ts';
import { isOfRecords } from './match-record.ts';
import { planOfStored, sourceIdOf, unknownDayOf } from './service-facts.ts';
import * as store from './store.ts';

/** Reminder that an item of the plan asks for; without a due time it has none. */
export type CareReminder = {
  readonly source: 'care';
  readonly sourceId: string;
  readonly petId: string;
  readonly title: string;
  readonly description: string | null;
  readonly timezone: string;
  readonly dueAt: Date | null;
  readonly togetherId: null;
};
export type Follow = (member: Member, reminder: CareReminder) => Promise<void>;

/** Reminders of a stored plan that are not as the plan says. */
export function differingReminders(stored: store.StoredFacts, now: Date): CareReminder[] {
  const { pet, reminders } = stored;
  const { items, reminding } = planOfStored(stored, dayOf(now));
  const open = Map.groupBy(
    reminders.filter(({ completedAt, missedAt }) => completedAt === null && missedAt === null),
    ({ sourceId }) => sourceId!,
  );
  const about = { source: 'care', petId: pet.id, timezone: brand.timeZone, togetherId: null } as const;
  const wanted: CareReminder[] = [];
  if (reminding) {
    const { lang } = reminding;
    for (const { item, on } of remindersOf(items, unknownDayOf(reminding)!)) {
      const sourceId = sourceIdOf(pet.id, item.key, item.rule === null);
      const dueAt = dueInstant(on, item.rule?.time ?? '09:00', brand.timeZone);
      // A guest may see reminders and no records.
      const said = {
        title: titleOf(item, lang),
        description: whyOf(item, lang, { saysDays: !isOfRecords(item.key) }) || null,
      };
      const [standing, ...others] = open.get(sourceId) ?? [];
      open.delete(sourceId);
      const isSame =
        others.length === 0 &&
        standing?.dueAt.getTime() === dueAt.getTime() &&
        standing.title === said.title &&
        standing.description === said.description;
      if (!isSame) wanted.push({ ...about, ...said, sourceId, dueAt });
    }
  }
  const gone = [...open].flatMap(([sourceId, [one]]): CareReminder[] =>
    one ? [{ ...about, sourceId, title: one.title, description: one.description, dueAt: null }] : [],
  );
  return [...gone, ...wanted];
}

/**
 * Member in whose name the reminders of a home are kept: who asks, if they own it, else an owner. Whoever may write a
 * record need not be one who may write reminders.
 */
async function keeperOf(member: Member, householdId: string): Promise<Member> {
  const { user } = member;
  if (user.households.includes(householdId)) return member;
  const owner = (await store.listOwners(member.db, [householdId])).get(householdId);
  return owner ? { ...member, user: { ...user, id: owner, households: [householdId], guestOf: [] } } : member;
}

/** Makes the reminders of some plans what the plans say. */
export async function followPlans(member: Member, keys: readonly store.PetKey[], follow: Follow) {
  if (keys.length === 0) return;
  for (const stored of await store.listFacts(member.db, keys)) {
    const differing = differingReminders(stored, member.now);
    if (differing.length === 0) continue;
    const keeper = await keeperOf(member, stored.pet.householdId);
    for (const reminder of differing) await follow(keeper, reminder);
  }
}

const viewing = (member: Member) => ({ ...member, right: { area: 'profile', level: 'view' } }) as const;

/** Follows a choice about a plan, also one that turns its reminders off. */
export async function followPet(member: Member, petId: string, follow: Follow) {
  await followPlans(member, [await petOf(viewing(member), petId)], follow);
}

/** Follows a new or deleted record; a pet without reminders of its plan costs one look. */
export const followReminded = async (member: Member, petId: string, follow: Follow) =>
  followPlans(member, await store.findWithReminders(member.db, petId), follow);

/** A record that was edited may have been another pet's before: all plans of the home are made anew. */
export async function followHome(member: Member, petId: string, follow: Follow) {
  const { householdId } = await petOf(viewing(member), petId);
  await followPlans(member, await store.listWithReminders(member.db, householdId), follow);
}

/** Type and name of the record that doing a reminder of the plan writes, if it writes one. */
export async function recordOfReminder(member: Member, petId: string, sourceId: string) {
  const ctx = { ...member, right: { area: 'reminders', level: 'view' } } as const;
  const pet = await store.findPet(member.db, await petOf(ctx, petId));
  return pet && rulesOf(pet.species).find(({ key }) => sourceIdOf(pet.id, key, false) === sourceId)?.record;
}
