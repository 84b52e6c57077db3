import { scopeOf, viewOf } from '../../access.ts';
import type { Member, ViewCtx } from '../../context.ts';
import { claimPapers, claims } from '../../features/expenses/claims/service-claims.ts';
import { papers as receiptsOf } from '../../features/expenses/service-single-expense.ts';
import { recordsBehind } from '../../features/expenses/claims/store-claims.ts';
import { rows as expenses } from '../../features/expenses/store.ts';
import { rows as medicalRecords } from '../../features/medical-records/store.ts';
import { inSight } from '../../features/pets/service.ts';
import type { Download } from '../../files/downloads.ts';
import { packParts } from './claim-sheet.ts';
import { attachedTo, oldestFirst } from './service-claim.ts';
import { type Attached, printedClaim } from './service-enclosures.ts';

type View = ViewCtx<'expenses'>;

/** A claim as an insurer gets it: what was paid, what for, and the papers of all of it. */
export async function claimPack(ctx: View, id: string): Promise<Download> {
  const claim = await claims.get(ctx, id);
  const pet = await inSight(ctx, claim.petId);
  const spent = oldestFirst(await expenses.findAll(ctx.db, scopeOf(ctx), claim.expenseIds));
  const behind = await recordsBehind(ctx.db, scopeOf(ctx), claim.expenseIds);
  // Only records that the user may see.
  const ids = [...new Set([...claim.recordIds, ...behind])];
  const found = ids.length === 0 ? [] : await medicalRecords.findAll(ctx.db, viewOf(ctx, 'medicalRecords'), ids);
  const records = oldestFirst(found.filter(({ petId }) => petId === claim.petId));
  const attached = [
    ...(await ownPapers(ctx, claim)),
    ...(await receipts(ctx, spent)),
    ...(await attachedTo(seeingRecords(ctx), records)),
  ];
  return printedClaim(ctx, pet, attached, (papers) => packParts({ claim, spent, records, papers }, ctx.lang));
}

const seeingRecords = (ctx: Member): ViewCtx<'medicalRecords'> => ({
  ...ctx,
  right: { area: 'medicalRecords', level: 'view' },
});

type Thing = { readonly id: string; readonly attachmentCount: number };

async function ownPapers(ctx: View, { id, attachmentCount }: Thing): Promise<Attached[]> {
  const papers = attachmentCount === 0 ? [] : await claimPapers.list(ctx, id);
  return papers.map((paper) =>
    Object.assign(paper, { of: null, file: () => claimPapers.file(ctx, id, paper.id, 'full') }),
  );
}

async function receipts(ctx: View, spent: readonly (Thing & NonNullable<Attached['of']>)[]) {
  const all: Attached[] = [];
  for (const expense of spent.filter(({ attachmentCount }) => attachmentCount > 0))
    for (const paper of await receiptsOf.list(ctx, expense.id))
      all.push({ ...paper, of: expense, file: () => receiptsOf.file(ctx, expense.id, paper.id, 'full') });
  return all;
}
