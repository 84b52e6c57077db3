import { brand } from '@tzemed/contract/brand';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { ConnectedContext, JobContext } from '../context.ts';
import { type AnyJob, type Run, job } from '../jobs/job.ts';
import { sendMail } from '../mail/jobs.ts';
import { pageUrl } from '../mail/page-url.ts';
import { openBackupTarget } from './backup-target.ts';
import { checkBackup } from './check-backup.ts';
import { oneLine } from './command-line.ts';
import { backupFailedTexts } from './mail-texts.ts';
import { backUp } from './make-backup.ts';
import { rowsOf } from './manifest.ts';
import { type Copied, type Fault, findBackupState, hasFailed, removeRuns, type RunKind, storeRun } from './run-rows.ts';

/** A large site is copied in hours; a run that is not heard of for longer is lost. */
const maxSeconds = 6 * 3600;
const keptMs = 90 * 86_400_000;

/** Jobs of backups; `jobList` gives all kinds of jobs, for the queue of a restored database. */
export function jobsWith(jobList: () => readonly AnyJob<never>[]) {
  /** Restores a backup beside the server and compares it. */
  const check = job({
    name: 'backup.check',
    maxSeconds,
    run: (ctx: JobContext, { name }: { readonly name: string }, run) =>
      recorded(ctx, 'check', run, async (place) =>
        checkBackup(await openBackupTarget(place, { ...ctx.config, mayCreate: false }), name, {
          dataDir: ctx.config.dataDir,
          log: ctx.log,
          jobList: jobList(),
        }),
      ),
  });
  /** Copies database and files to `BACKUP_TO`, keeps the newest ones, and has the new one checked. */
  const make = job({
    name: 'backup.make',
    cron: '10 2 * * *',
    maxSeconds,
    run: (ctx: ConnectedContext, _data: object, run) =>
      recorded(ctx, 'backup', run, async (place) => {
        const { config, files, connection, log, clock, jobs, db } = ctx;
        // Content that a check found damaged is written anew.
        const { isFailing } = await findBackupState(db);
        const open = () => openBackupTarget(place, { ...config, mayCreate: true, isProving: isFailing });
        const source = { connection, files, dataDir: config.dataDir };
        const { name, manifest, lost, complaint } = await backUp(source, open, {
          now: clock(),
          keep: config.backupKeep,
        });
        if (lost.length > 0) log.error({ files: lost }, 'files are missing or damaged, and so they are in the backup');
        await jobs.send(db, check, { name });
        const fault = lost.length > 0 ? `${lost.length} files are missing or damaged: npm run files:check` : complaint;
        return { name, rowCount: rowsOf(manifest), fileCount: manifest.files.length, ...(fault && { fault }) };
      }),
  });

  return [make, check];
}

/** Keeps the result; the operator gets a mail about the first failure of a run, which is then tried again by the queue. */
async function recorded(
  ctx: JobContext,
  kind: RunKind,
  { id }: Run,
  work: (place: string) => Promise<Copied & Partial<Fault>>,
) {
  const { db, clock, config } = ctx;
  if (!config.backupTo) return;
  const startedAt = clock();
  await removeRuns(db, { before: new Date(startedAt.getTime() - keptMs), after: startedAt });
  try {
    const copied = await oneLine(() => work(config.backupTo!), config.backupTo);
    // The copy is there; to make it again would not mend it.
    if (copied.fault !== undefined) await tellFirst(copied.fault);
    await storeRun(db, { id, kind, startedAt, ...copied });
  } catch (error) {
    const fault = (error as Error).message || 'unknown';
    await tellFirst(fault);
    await storeRun(db, { id, kind, startedAt, fault });
    throw error;
  }

  async function tellFirst(fault: string) {
    if (!(await hasFailed(db, id))) await tellOperator(ctx, kind, fault);
  }
}

async function tellOperator({ db, jobs, config }: JobContext, kind: RunKind, fault: string) {
  if (!config.supportMail) return;
  const t = wordsIn(backupFailedTexts, 'he');
  const { made } = await findBackupState(db);
  await jobs.send(db, sendMail, {
    to: { name: brand.name.he, address: config.supportMail },
    lang: 'he',
    subject: t[kind],
    preview: t.preview,
    text: [t.reason({ fault }), made?.name ? t.last({ name: made.name }) : t.none],
    action: { label: t.label, url: pageUrl(config.publicUrl, 'he', 'status') },
  });
}
