import { buffer } from 'node:stream/consumers';
import type { Attachment } from '@tzemed/contract/items/attachments';
import { maxEnclosed } from '@tzemed/contract/views/printouts';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { Member } from '../../context.ts';
import type { Download } from '../../files/downloads.ts';
import { printablePicture } from '../../files/formats/printable-picture.ts';
import { JobFailed } from '../../lib/process/job-process.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Enclosed } from '../../printing/append-attachments.ts';
import type { ExtentOf } from '../../printing/print-pdf.ts';
import type { ClaimPaper } from './claim-sheet.ts';
import { asFile, orderOf, words } from './service.ts';
import type { Part, PetRow } from './sheet-data.ts';
import { printTexts } from './texts.ts';

/**
 * Each takes time and memory while its page is taken over, whatever bytes it has: so many take some three seconds of two
 * slow cores, and four times as many more memory than the thread has.
 */
const maxParts = 20_000;
type Room = { bytes: number; pages: number; parts: number };
/** A paper of what is claimed, not read yet. */
export type Attached = Pick<Attachment, 'id' | 'name' | 'type' | 'size' | 'isLocked'> & {
  readonly of: ClaimPaper['of'];
  file(): Promise<Download>;
};
type LeftOut = Exclude<ClaimPaper['pages'], number>;
type Read = {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly parts: number;
  readonly values: number;
  /** Pictures only. */
  readonly isWide?: boolean;
};

/**
 * A claim with its papers: its sheet says of each whether it goes in. PDFs that can be read one by one may still fill the
 * memory together: then the heavier half of them is left out, as often as it takes.
 */
export async function printedClaim(
  ctx: Member,
  pet: PetRow,
  attached: readonly Attached[],
  partsWith: (papers: readonly ClaimPaper[]) => Part[],
): Promise<Download> {
  const title = words(ctx).claimSheet;
  const tooHeavy = new Set<string>();
  for (;;) {
    let pdfs: readonly string[] = [];
    try {
      const bytes = await ctx.print(ctx.user.id, async (extentOf) => {
        const all = await readAll(ctx, attached, { extentOf, tooHeavy });
        pdfs = heaviestFirst(all);
        const { papers, enclosed, pictures } = enclosing(all, ctx);
        const parts = partsWith(papers);
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
    } catch (error) {
      if (!(error instanceof JobFailed) || pdfs.length === 0) throw error;
      ctx.log.warn({ err: error, attachmentIds: pdfs }, 'a claim is printed again without its heaviest papers');
      for (const id of pdfs.slice(0, Math.max(1, Math.floor(pdfs.length / 2)))) tooHeavy.add(id);
    }
  }
}

type PaperRead = { readonly paper: Attached; readonly read: Read | LeftOut };

/** Ids of the PDFs that go in. */
const heaviestFirst = (all: readonly PaperRead[]) =>
  all
    .flatMap(({ paper: { id }, read }) => (typeof read === 'string' || read.isWide !== undefined ? [] : [{ id, read }]))
    .toSorted((a, b) => b.read.values - a.read.values)
    .map(({ id }) => id);

type Reading = { readonly extentOf: ExtentOf; readonly tooHeavy: ReadonlySet<string> };

/** Reads attachments in turn, each in its enclosed form, as long as there is room. */
async function readAll(ctx: Member, attached: readonly Attached[], { extentOf, tooHeavy }: Reading) {
  const room: Room = { ...maxEnclosed, parts: maxParts };
  const all: PaperRead[] = [];
  for (const paper of attached) {
    const read = tooHeavy.has(paper.id) ? 'tooLarge' : await readOne(ctx, paper, extentOf, room);
    if (typeof read !== 'string') {
      room.bytes -= read.bytes.byteLength;
      room.pages -= read.pages;
      room.parts -= read.parts;
    }
    all.push({ paper, read });
  }
  return all;
}

async function readOne(ctx: Member, paper: Attached, extentOf: ExtentOf, room: Room): Promise<Read | LeftOut> {
  const isPdf = paper.type === 'application/pdf';
  if (room.pages < 1 || room.bytes < 1) return 'tooLarge';
  // The size of a picture counts after it was made smaller.
  if (isPdf && paper.size > room.bytes) return 'tooLarge';
  const kept = await bytesOf(ctx, paper);
  const read = kept && (isPdf ? await readPdf(kept, extentOf) : await readPicture(kept));
  if (!read) return paper.isLocked ? 'locked' : 'unreadable';
  const isTooLarge = read.bytes.byteLength > room.bytes || read.pages > room.pages || read.parts > room.parts;
  return isTooLarge ? 'tooLarge' : read;
}

async function bytesOf(ctx: Member, { id, file }: Attached) {
  try {
    return await buffer(await (await file()).open());
  } catch (error) {
    // A file that is temporarily unavailable is not reported as unreadable.
    if (error instanceof Refusal && error.status >= 500) throw error;
    ctx.log.warn({ err: error, attachmentId: id }, 'a paper of a claim cannot be read');
    return undefined;
  }
}

async function readPdf(bytes: Uint8Array, extentOf: ExtentOf): Promise<Read | undefined> {
  const extent = await extentOf(bytes);
  return extent && { bytes, ...extent };
}

async function readPicture(bytes: Uint8Array): Promise<Read | undefined> {
  const picture = await printablePicture(bytes);
  return picture && { ...picture, pages: 1, parts: 0, values: 0 };
}

/** Results for the list on the sheet, for the pages that the sheet sets, and for those that follow it. */
function enclosing(all: readonly PaperRead[], { lang }: Pick<Member, 'lang'>) {
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
