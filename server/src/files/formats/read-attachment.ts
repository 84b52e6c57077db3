import { attachmentSides } from '@tzemed/contract/items/attachments';
import { fileTypeFromFile } from 'file-type';
import { concurrencyLimit } from '../../lib/process/concurrency-limit.ts';
import { besideModule, JobFailed, jobProcess } from '../../lib/process/job-process.ts';
import { invalid, Refusal } from '../../lib/refusal.ts';
import { heicTypes } from './heic.ts';
import { openPicture } from './open-picture.ts';
import type { readPdf } from './pdf.ts';
import { isNoRoom, isTimeout, loadSharp, maxOpenPixels, noRoom, pictureSeconds, pictureTypes } from './sharp.ts';

/** Result of processing an attachment, in files beside the upload. */
export type ProcessedAttachment = {
  readonly type: string;
  readonly path: string;
  /** A small WebP of it. */
  readonly thumb?: string;
  readonly pages: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly isLocked: boolean;
  readonly hasScripts: boolean;
};

const pdfType = 'application/pdf';
export const thumbType = 'image/webp';
// A page of 40 megapixels takes a hundred megabytes while it is turned: one at a time.
const inTurn = concurrencyLimit(1, 30);
const readInTurn = concurrencyLimit(1, 60);
/** A sound PDF of 20 MB takes half a second. */
const maxPdfMs = 10_000;
// All of the file, and as much as its streams may expand to.
const pdfLimits = { heapMb: 128, memoryMb: 512 };
const askPdf = jobProcess<string, Awaited<ReturnType<typeof readPdf>>>(
  besideModule('pdf-worker', import.meta.url),
  pdfLimits,
);

/**
 * Detects the type of a file of at most 20 MB from its bytes: a PDF is kept as it is, a picture is re-encoded. 422 at
 * the field `file` for anything else, and 503 when too many wait or no process can read it. `userId`: the user whose
 * turn in the queue it takes.
 */
export async function readAttachment(path: string, userId: string): Promise<ProcessedAttachment> {
  const found = await fileTypeFromFile(path);
  if (found?.mime === pdfType) {
    const about = await readInTurn(userId, () => aboutPdf(path));
    return { ...about, type: pdfType, path, width: null, height: null };
  }
  const isHeic = found !== undefined && heicTypes.has(found.mime);
  if (!isHeic && !(found && pictureTypes.has(found.mime))) throw invalid({ file: 'fileNotPaper' });
  return inTurn(userId, () => encode(path, isHeic));
}

async function aboutPdf(path: string) {
  const about = await askPdf(path, maxPdfMs).catch((error: unknown) => {
    if (!(error instanceof JobFailed)) throw error;
  });
  if (about === 'tooLarge') throw invalid({ file: 'pdfExpandsTooMuch' });
  if (!about) throw invalid({ file: 'fileBroken' });
  return about;
}

async function encode(path: string, isHeic: boolean): Promise<ProcessedAttachment> {
  const sharp = await loadSharp();
  try {
    const side = attachmentSides.full;
    const { path: opened, hasAlpha } = await openPicture(path, isHeic, side);
    const input = () => sharp(opened, { limitInputPixels: maxOpenPixels, failOn: 'error' });
    const isOpaque = !hasAlpha || (await input().stats()).isOpaque;
    const kept = `${path}.kept`;
    const upright = input()
      .timeout({ seconds: pictureSeconds })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    // Small print stays legible: its colours are as fine as its light.
    const { width, height } = await (
      isOpaque
        ? upright.flatten({ background: 'white' }).jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
        : upright.png()
    ).toFile(kept);
    const thumb = `${path}.thumb`;
    const small = attachmentSides.thumb;
    await sharp(kept)
      .timeout({ seconds: pictureSeconds })
      .resize({ width: small, height: small, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toFile(thumb);
    const type = isOpaque ? 'image/jpeg' : 'image/png';
    return { type, path: kept, thumb, pages: null, width, height, isLocked: false, hasScripts: false };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (isTimeout(error)) throw new Refusal(503, 'unavailable', { retryAfter: 5 });
    if (isNoRoom(error)) throw noRoom();
    throw invalid({ file: 'fileBroken' });
  }
}
