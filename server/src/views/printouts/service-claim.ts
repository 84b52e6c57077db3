import { maxClaimed } from '@tzemed/contract/money/claims';
import { scopeOf } from '../../access.ts';
import type { ViewCtx } from '../../context.ts';
import { papers as papersOf } from '../../features/medical-records/service.ts';
import { rows as medicalRecords } from '../../features/medical-records/store.ts';
import { inSight } from '../../features/pets/service.ts';
import type { Download } from '../../files/downloads.ts';
import { isUuid } from '../../lib/ids.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { claimParts } from './claim-sheet.ts';
import type { RecordRow } from './record-sheet.ts';
import { type Attached, printedClaim } from './service-enclosures.ts';

type View = ViewCtx<'medicalRecords'>;

export async function claim(ctx: View, petId: string, ids: readonly string[]): Promise<Download> {
  const pet = await inSight(ctx, petId);
  const found = await claimed(ctx, petId, [...new Set(ids)]);
  const attached = await attachedTo(ctx, found);
  return printedClaim(ctx, pet, attached, (papers) => claimParts(pet, found, papers, ctx.lang));
}

/** Records of this pet, the oldest first. */
async function claimed(ctx: View, petId: string, ids: readonly string[]) {
  if (ids.length > maxClaimed) throw new Refusal(422, 'tooMuchToClaim');
  if (!ids.every(isUuid)) throw notFound();
  const found = (await medicalRecords.findAll(ctx.db, scopeOf(ctx), ids)).filter((record) => record.petId === petId);
  if (found.length < ids.length) throw notFound();
  return oldestFirst(found);
}

export const oldestFirst = <Row extends { readonly id: string; readonly date: string }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => (`${a.date}${a.id}` < `${b.date}${b.id}` ? -1 : 1));

/** The papers of some records, in their order. */
export async function attachedTo(ctx: View, found: readonly RecordRow[]) {
  const all: Attached[] = [];
  for (const record of found.filter(({ attachmentCount }) => attachmentCount > 0))
    for (const paper of await papersOf.list(ctx, record.id))
      all.push({ ...paper, of: record, file: () => papersOf.file(ctx, record.id, paper.id, 'full') });
  return all;
}
