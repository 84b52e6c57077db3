import { join } from 'node:path';
import { toString as codeOf } from 'qrcode';
import { isSystemError, serveJobs } from '../lib/process/serve-jobs.ts';
import { compilerIn, complaintOf } from './typst-compiler.ts';
import type { Enclosed, PdfSize } from './append-attachments.ts';

/**
 * Content of a printout: `sheet` as the template reads it, its pictures by the names that it gives them, and the
 * address that its code leads to.
 */
export type Order = {
  readonly sheet: object;
  readonly pictures: Readonly<Record<string, Uint8Array>>;
  readonly code?: string;
  readonly papers?: readonly Enclosed[];
};
/** A sheet to be set, or a PDF of which is to be told how much it is. */
export type Job = { readonly order: Order } | { readonly pdf: Uint8Array };
export type Done = { readonly bytes: Uint8Array } | PdfSize | { readonly fault: string };

const templates = join(import.meta.dirname, 'templates');
const compiler = compilerIn(templates);

/** Loaded with the first attachments, since the module is large. */
const loadEnclose = () => import('./append-attachments.ts');

async function done(job: Job): Promise<Done> {
  if ('pdf' in job) return (await loadEnclose()).pdfSizeOf(job.pdf);
  const { papers = [] } = job.order;
  const sheet = await set(job.order);
  return {
    bytes: papers.length > 0 ? await (await loadEnclose()).appendAttachments(sheet, papers) : Uint8Array.from(sheet),
  };
}

async function set({ sheet, pictures, code, papers = [] }: Order): Promise<Uint8Array> {
  compiler.resetShadow();
  if (code !== undefined) {
    const drawn = await codeOf(code, { type: 'svg', margin: 0, color: { dark: '#1f2e2a' } });
    compiler.mapShadow(join(templates, 'code.svg'), Buffer.from(drawn));
  }
  compiler.mapShadow(join(templates, 'sheet.json'), Buffer.from(JSON.stringify(sheet)));
  for (const [name, bytes] of Object.entries(pictures)) compiler.mapShadow(join(templates, name), Buffer.from(bytes));
  const main = { mainFilePath: join(templates, 'sheet.typ') };
  // PDF/UA cannot be promised for pages that are not ours.
  const isOurs = papers.every((paper) => paper === 'set');
  try {
    return compiler.pdf(main, isOurs ? { pdfStandard: 'ua-1' } : undefined);
  } catch (error) {
    // A sheet with a character that no font has is still printed: tagged as usual, without the promise of PDF/UA.
    if (!complaintOf(error).includes('could not be displayed')) throw error;
    return compiler.pdf(main);
  } finally {
    // No sheet is set twice: a cache would hold all printouts of all people.
    compiler.evictCache(0);
  }
}

serveJobs((job: Job) =>
  done(job).catch((error: unknown): Done => {
    if (isSystemError(error)) throw error;
    return { fault: complaintOf(error) };
  }),
);
