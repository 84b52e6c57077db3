import { type ClaimInput, maxClaimed, type NewClaim } from '@tzemed/contract/money/claims';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Code, RefusalCode } from '@tzemed/contract/text/messages';
import { petOf, scopeOf, viewOf } from '../../../access.ts';
import { attachmentService } from '../../../belongings/attachments/attachment-service.ts';
import { belongingService } from '../../../belongings/service/belonging-service.ts';
import type { EditCtx } from '../../../context.ts';
import { transact } from '../../../db/client.ts';
import { isUuid } from '../../../lib/ids.ts';
import { invalid, notFound, refuseInvalid } from '../../../lib/refusal.ts';
import { expectedVersion } from '../../../lib/expected-version.ts';
import * as store from './store-claims.ts';

type Edit = EditCtx<'expenses'>;
export type Fields = Readonly<Record<string, Code | RefusalCode>>;

export const claimPapers = attachmentService(store.rows);

/** Rows of claims; a deleted claim releases its expenses, and a restored one takes them again. */
const rows: typeof store.rows = {
  ...store.rows,
  async remove(db, scope, id, now, version) {
    const gone = await store.rows.remove(db, scope, id, now, version);
    if (gone) await store.freeOnRemoval(db, scope, id);
    return gone;
  },
  async restore(db, scope, id, now) {
    const back = await store.rows.restore(db, scope, id, now);
    if (back) await store.refillOnRestoration(db, scope, id);
    return back;
  },
};
const kept = belongingService(rows, { inTransaction: true });
type Out = Awaited<ReturnType<typeof kept.get>>;

/** Saves a claim with the expenses in `ids`, if given. */
const keptWith = (householdId: string, ids: readonly string[] | undefined) =>
  belongingService(rows, {
    async keep(ctx: Edit, claim: Out) {
      if (ids === undefined || ids.length + claim.expenseIds.length === 0) return claimPapers.keepWaiting(ctx, claim);
      await store.fill(ctx.db, { householdId, id: claim.id, ids });
      return claimPapers.keepWaiting(ctx, await kept.get(ctx, claim.id));
    },
  });

type Days = Pick<ClaimInput, 'status' | 'sentOn' | 'answeredOn' | 'answer'>;

/**
 * Dates and answer of a claim as stored: a draft has none. Fields left out of an edit keep their value; a claim sent
 * without a date is dated today.
 */
function daysOf({ now }: Edit, { status, ...said }: Days, standing?: store.Locked) {
  if (status === 'draft') return { days: { sentOn: null, answeredOn: null, answer: null }, wrong: {} };
  const today = dayOf(now);
  const sentOn = said.sentOn ?? standing?.sentOn ?? today;
  const answeredOn = said.answeredOn === undefined ? (standing?.answeredOn ?? null) : said.answeredOn;
  const answered: Code | false =
    answeredOn !== null && ((answeredOn > today && 'dateAhead') || (answeredOn < sentOn && 'beforeSent'));
  return {
    days: { sentOn, answeredOn, ...(said.answer !== undefined && { answer: said.answer }) },
    wrong: { ...(sentOn > today && { sentOn: 'dateAhead' }), ...(answered && { answeredOn: answered }) } as Fields,
  };
}

type Members = {
  readonly petId: string;
  /** Ids of the expenses that the claim should contain. */
  readonly wanted: readonly string[];
  readonly held: readonly store.Held[];
  readonly claimId?: string;
};

/** Expenses of this pet that stand, are none of what came back, and are in no other claim. */
function wrongMembers({ petId, wanted, held, claimId }: Members): Fields {
  const of = new Map(held.map((one) => [one.id, one]));
  const all = wanted.map((id) => of.get(id));
  const code: Code | false =
    (all.some((one) => one?.petId !== petId) && 'claimExpenseUnknown') ||
    (all.some((one) => one?.refundOf != null) && 'refundOfRefund') ||
    (all.some((one) => one?.claimId != null && one.claimId !== claimId) && 'expenseClaimed');
  return code ? { expenseIds: code } : {};
}

/** Refuses a claim without expenses, unless it is a draft. */
const isEmpty = ({ status }: Pick<ClaimInput, 'status'>, { length }: readonly unknown[]): Fields =>
  status !== 'draft' && length === 0 ? { expenseIds: 'claimEmpty' } : {};

const hold = async (ctx: Edit, ids: readonly string[], claimId: string | null = null) =>
  ids.length === 0 && claimId === null ? [] : store.hold(ctx.db, scopeOf(ctx), { ids: ids.filter(isUuid), claimId });

type Records = {
  readonly petId: string;
  readonly ids: readonly string[] | undefined;
  readonly before: readonly string[];
};

/** Records of the claim as stored: linked records that the user may not see stay, while there is room. */
async function recordsOf(ctx: Edit, { petId, ids, before }: Records) {
  if (ids === undefined) return { recordIds: [...before], wrong: {} };
  const asked = [...ids.filter(isUuid), ...before];
  const seen = await store.recordsSeen(ctx.db, viewOf(ctx, 'medicalRecords'), { petId, ids: asked });
  const hidden = before.filter((id) => !seen.has(id) && !ids.includes(id));
  return {
    recordIds: [...ids, ...hidden].slice(0, maxClaimed),
    wrong: (ids.every((id) => seen.has(id)) ? {} : { recordIds: 'claimRecordUnknown' }) as Fields,
  };
}

const create = (ctx: Edit, { expenseIds = [], recordIds = [], ...input }: NewClaim) =>
  transact(ctx, async (ctx) => {
    const pet = await petOf(ctx, input.petId);
    const { petId } = pet;
    const held = await hold(ctx, expenseIds);
    const { days, wrong } = daysOf(ctx, input);
    const records = await recordsOf(ctx, { petId, ids: recordIds, before: [] });
    const fields = {
      ...wrong,
      ...wrongMembers({ petId, wanted: expenseIds, held }),
      ...isEmpty(input, expenseIds),
      ...records.wrong,
    };
    if (Object.keys(fields).length > 0) {
      // A repeated request, earlier or simultaneous, already put the expenses in this claim.
      const standing = input.id === undefined ? undefined : await store.rows.find(ctx.db, scopeOf(ctx), input.id);
      if (standing) return standing;
      refuseInvalid(fields);
    }
    const values = { ...input, ...days, recordIds: records.recordIds };
    return keptWith(pet.householdId, expenseIds).create(ctx, {
      ...values,
      ...(input.policyNumber === undefined && { policyNumber: await policyOf(ctx, pet, input.insurer) }),
    });
  });

async function policyOf({ db }: Edit, pet: { readonly householdId: string; readonly petId: string }, insurer: string) {
  const insured = await store.policyOf(db, pet);
  return insured?.insurer === insurer ? insured.policyNumber : null;
}

/** 404 for a claim that is out of reach. */
export async function locked(ctx: Edit, id: string) {
  const claim = isUuid(id) ? await store.lock(ctx.db, scopeOf(ctx), id) : undefined;
  if (!claim) throw notFound();
  return claim;
}

const update = (ctx: Edit, id: string, { expenseIds, recordIds, ...input }: ClaimInput) =>
  transact(ctx, async (ctx) => {
    const claim = await locked(ctx, id);
    const version = expectedVersion(input.version, ctx.ifMatch);
    // An edit conflict takes precedence over all other errors.
    if (version !== undefined && version !== claim.version) return kept.update(ctx, id, input);
    const { petId, householdId } = await petOf(ctx, input.petId);
    if (householdId !== claim.householdId) throw invalid({ petId: 'petOfOtherHome' });
    const isMoved = petId !== claim.petId;
    const wanted = expenseIds ?? (isMoved ? [] : undefined);
    const held = await hold(ctx, wanted ?? [], claim.id);
    const members = held.filter(({ claimId }) => claimId === claim.id).map((one) => one.id);
    const paid = await store.paidIn(ctx.db, claim);
    const { days, wrong } = daysOf(ctx, input, claim);
    const before = isMoved ? [] : claim.recordIds;
    const records = await recordsOf(ctx, { petId, ids: recordIds ?? (isMoved ? [] : undefined), before });
    const isLeft = !isMoved && wanted !== undefined && members.some((id) => paid.has(id) && !wanted.includes(id));
    refuseInvalid({
      ...wrong,
      ...(isMoved && members.some((id) => paid.has(id)) && { petId: 'claimPaid' }),
      ...isEmpty(input, wanted ?? members),
      ...(isLeft && { expenseIds: 'claimPaid' }),
      ...(wanted && wrongMembers({ petId, wanted, held, claimId: claim.id })),
      ...records.wrong,
    });
    // The expenses of a claim are of its pet.
    if (isMoved) await store.releaseAll(ctx.db, scopeOf(ctx), claim);
    return keptWith(householdId, wanted).update(ctx, id, { ...input, ...days, recordIds: records.recordIds });
  });

export const claims = { ...kept, create, update };
