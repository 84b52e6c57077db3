import { buffer } from 'node:stream/consumers';
import { mostClaimed } from '@tzemed/contract/claims';
import { mostEnclosed } from '@tzemed/contract/printouts';
import { wordsIn } from '@tzemed/contract/texts';
import { scopeOf } from '../../access.ts';
import type { ViewCtx } from '../../context.ts';
import { papers as papersOf } from '../../features/medical-records/service.ts';
import { rows as medicalRecords } from '../../features/medical-records/store.ts';
import { inSight } from '../../features/pets/service.ts';
import type { Download } from '../../files/downloads.ts';
import { printablePicture } from '../../files/printable.ts';
import { isUuid } from '../../lib/ids.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import type { Enclosed } from '../../printing/enclose.ts';
import { type ExtentOf, print } from '../../printing/print.ts';
import { claimParts, type ClaimPaper } from './claim.ts';
import type { RecordRow } from './records.ts';
import { asFile, orderOf, words } from './service.ts';
import { printTexts } from './texts.ts';

type View = ViewCtx<'medicalRecords'>;
/**
 * Each takes time and memory while its page is taken over, whatever bytes it has: so many take some three seconds of two
 * slow cores, and four times as many more memory than the thread has.
 */
const mostParts = 20_000;
type Room = { bytes: number; pages: number; parts: number };
/** A paper of one of the records, not read yet. */
type Attached = Awaited<ReturnType<typeof attachedTo>>[number];
type LeftOut = Exclude<ClaimPaper['pages'], number>;
type Read = {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly parts: number;
  /** Of a picture. */
  readonly isWide?: boolean;
};

export async function claim(ctx: View, petId: string, ids: readonly string[]): Promise<Download> {
  const pet = await inSight(ctx, petId);
  const found = await claimed(ctx, petId, [...new Set(ids)]);
  const attached = await attachedTo(ctx, found);
  const title = words(ctx).claimSheet;
  const bytes = await print(ctx.user.id, async (extentOf) => {
    const { papers, enclosed, pictures } = enclosing(await readAll(ctx, attached, extentOf), ctx);
    const parts = claimParts(pet, found, papers, ctx.lang);
    const signatures = [words(ctx).holder, words(ctx).signature, words(ctx).date];
    const order = await orderOf(ctx, { title, about: pet.name, pet, parts, signatures, isClaim: true });
    return {
      ...order,
      sheet: { ...order.sheet, ...pictures.told },
      pictures: { ...order.pictures, ...pictures.bytes },
      papers: enclosed,
    };
  });
  return asFile({ title, about: pet.name }, bytes);
}

/** Records of this pet, the oldest first. */
async function claimed(ctx: View, petId: string, ids: readonly string[]) {
  if (ids.length > mostClaimed) throw new Refusal(422, 'tooMuchToClaim');
  if (!ids.every(isUuid)) throw notFound();
  const found = (await medicalRecords.findAll(ctx.db, scopeOf(ctx), ids)).filter((record) => record.petId === petId);
  if (found.length < ids.length) throw notFound();
  return found.toSorted((a, b) => (`${a.date}${a.id}` < `${b.date}${b.id}` ? -1 : 1));
}

async function attachedTo(ctx: View, found: readonly RecordRow[]) {
  const all = [];
  for (const record of found.filter(({ attachmentCount }) => attachmentCount > 0))
    for (const paper of await papersOf.list(ctx, record.id)) all.push({ ...paper, record });
  return all;
}

/** One after the other, each as it goes in, as long as there is room for it. */
async function readAll(ctx: View, attached: readonly Attached[], extentOf: ExtentOf) {
  const room: Room = { ...mostEnclosed, parts: mostParts };
  const all: { readonly paper: Attached; readonly read: Read | LeftOut }[] = [];
  for (const paper of attached) {
    const read = await readOne(ctx, paper, extentOf, room);
    if (typeof read !== 'string') {
      room.bytes -= read.bytes.byteLength;
      room.pages -= read.pages;
      room.parts -= read.parts;
    }
    all.push({ paper, read });
  }
  return all;
}

async function readOne(ctx: View, paper: Attached, extentOf: ExtentOf, room: Room): Promise<Read | LeftOut> {
  const isPdf = paper.type === 'application/pdf';
  if (room.pages < 1 || room.bytes < 1) return 'tooLarge';
  // Those of pictures are as many as are left when they were made smaller.
  if (isPdf && paper.size > room.bytes) return 'tooLarge';
  const kept = await bytesOf(ctx, paper);
  const read = kept && (isPdf ? await readPdf(kept, extentOf) : await readPicture(kept));
  if (!read) return paper.isLocked ? 'locked' : 'unreadable';
  const isTooLarge = read.bytes.byteLength > room.bytes || read.pages > room.pages || read.parts > room.parts;
  return isTooLarge ? 'tooLarge' : read;
}

async function bytesOf(ctx: View, { id, record }: Attached) {
  try {
    return await buffer(await (await papersOf.file(ctx, record.id, id, 'full')).open());
  } catch (error) {
    // What is only away now is not said to be unreadable.
    if (error instanceof Refusal && error.status >= 500) throw error;
    ctx.log.warn({ err: error, recordId: record.id, attachmentId: id }, 'a paper of a claim cannot be read');
    return undefined;
  }
}

async function readPdf(bytes: Uint8Array, extentOf: ExtentOf): Promise<Read | undefined> {
  const extent = await extentOf(bytes);
  return extent && { bytes, ...extent };
}

async function readPicture(bytes: Uint8Array): Promise<Read | undefined> {
  const picture = await printablePicture(bytes);
  return picture && { ...picture, pages: 1, parts: 0 };
}

/** What was read, for the list on the sheet, for the pages that the sheet sets, and for those that come after it. */
function enclosing(all: Awaited<ReturnType<typeof readAll>>, { lang }: Pick<View, 'lang'>) {
  const t = wordsIn(printTexts, lang);
  const papers: ClaimPaper[] = [];
  const enclosed: Enclosed[] = [];
  const pictures: { name: string; title: string; isWide: boolean; before: number }[] = [];
  const bytes: Record<string, Uint8Array> = {};
  let merged = 0;
  for (const { paper, read } of all) {
    papers.push({ ...paper, pages: typeof read === 'string' ? read : read.pages });
    if (typeof read === 'string') continue;
    if (read.isWide === undefined) {
      enclosed.push(read.bytes);
      merged += read.pages;
      continue;
    }
    const number = enclosed.push('set');
    const name = `paper-${number}.jpg`;
    bytes[name] = read.bytes;
    pictures.push({ name, title: t.enclosureNamed({ number, name: paper.name }), isWide: read.isWide, before: merged });
  }
  return { papers, enclosed, pictures: { bytes, told: { pictures, merged } } };
}
