import { createWriteStream } from 'node:fs';
import { rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { exportDays } from '@tzemed/contract/views/account-export';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { JobContext, Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { notify } from '../../delivery/notify.ts';
import { removeFiles } from '../../files/jobs.ts';
import { keepFile, type KeptFile } from '../../files/storage/keep-file.ts';
import { makeTemporaryFolder } from '../../files/uploads/temporary-folder.ts';
import { find as findAccount } from '../../identity/accounts.ts';
import { findActiveUser } from '../../identity/find-active-user.ts';
import { type Job, job } from '../../jobs/job.ts';
import { zipped } from '../../lib/files/zip.ts';
import { compose } from '../../mail/compose-mail.ts';
import { sendMail } from '../../mail/jobs.ts';
import { pageUrl } from '../../mail/page-url.ts';
import { accountTexts } from './account-texts.ts';
import { sendNotice } from '../../mail/account-notice.ts';
import { exportFailedTexts, exportMailTexts } from './mail-texts.ts';
import { contentsFor } from './service-account-contents.ts';
import { ownSources, type Source } from './service-account-tables.ts';
import type { Ctx } from './service.ts';
import * as store from './store-account.ts';

export type About = { readonly userId: string; readonly exportId: string };

/** A restart of the server takes one of them. */
export const maxTries = 5;
/** Gigabytes from a slow store. */
const maxSeconds = 6 * 3600;
const dayMs = 86_400_000;
/** Progress is told this often, of the whole. */
const toldShare = 0.05;

/** The export was cancelled, or another process makes it. */
class Stopped extends Error {}

/** Stands for the job where it is sent: what it does needs the list of all resources, which is known above (`makingExports`). */
export const makeExport: Job<never, About> = {
  name: 'exports.make',
  run: () => Promise.reject(new Error('exports.make is run by makingExports')),
};

/** Makes the copy of one person in a file of this machine, and offers it when all of it is in the store. */
export const makingExports = (sources: readonly Source[]) =>
  job({
    name: makeExport.name,
    maxSeconds,
    async run(ctx: JobContext, { userId, exportId }: About) {
      const taken = await store.takeUp(ctx.db, { userId, id: exportId }, ctx.clock());
      if (!taken) return;
      const one = { userId, id: exportId, tries: taken.tries };
      const isLast = one.tries >= maxTries;
      if (one.tries > maxTries) return giveUp(ctx, one);
      try {
        await make(ctx, [...sources, ...ownSources], one, isLast);
      } catch (error) {
        if (error instanceof Stopped) return;
        if (!isLast) throw error;
        ctx.log.error({ err: error, userId }, 'a copy of somebody’s data could not be made');
        await giveUp(ctx, one);
      }
    },
  });

/** Ends an export as failed. Its person was told that they may leave the page, and hears of it by mail. */
async function giveUp(ctx: JobContext, one: store.Try) {
  await transact(ctx, async ({ db, jobs }) => {
    const isFailed = await store.fail(db, one, ctx.clock());
    const account = isFailed && (await findAccount(db, one.userId));
    if (account) await sendNotice({ db, jobs, config: ctx.config }, account, exportFailedTexts, {}, 'app/privacy');
  });
  ctx.live.tellExport([one.userId]);
}

async function make(job: JobContext, sources: readonly Source[], one: store.Try, isLast: boolean) {
  const ctx = await memberOf(job, one.userId);
  // The account is gone, or waits for its deletion.
  if (!ctx) return giveUp(job, one);
  const rights = await store.listRights(ctx.db, ctx.user, ctx.now);
  const folder = await makeTemporaryFolder(job.config.dataDir);
  try {
    const target = path.join(folder, 'export.zip');
    const contents = await contentsFor(ctx, sources, { folder, isForgiving: isLast });
    await write(job, ctx, { target, folder, contents, one });
    const { file } = wordsIn(accountTexts, ctx.lang);
    const about = { name: file({ day: '' }).trim(), type: 'application/zip', source: { path: target } };
    const kept = await keepFile(job.files, about);
    await offer(job, one, { kept, rights, total: contents.total }).catch(async (error: unknown) => {
      await job.jobs.send(job.db, removeFiles, { ids: [kept.id] });
      throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The person of the copy, as they stand now: it holds what they might read themselves. */
async function memberOf(job: JobContext, userId: string): Promise<Ctx | undefined> {
  const [user, account] = await Promise.all([findActiveUser(job.db, userId), findAccount(job.db, userId)]);
  if (!user || !account) return undefined;
  const asking: Member = {
    ...job,
    now: job.clock(),
    lang: account.language,
    address: '',
    userAgent: undefined,
    deviceMark: undefined,
    ifMatch: undefined,
    attempts: {},
    afterwards: [],
    user,
  };
  return { ...asking, right: { area: 'profile', level: 'view' } };
}

type Writing = {
  readonly target: string;
  readonly folder: string;
  readonly contents: Awaited<ReturnType<typeof contentsFor>>;
  readonly one: store.Try;
};

async function write(job: JobContext, ctx: Ctx, { target, folder, contents, one }: Writing) {
  const { total } = contents;
  let told = 0;
  async function tell(done: number) {
    if (!(await store.tellProgress(job.db, one, { done, total }))) throw new Stopped();
    told = done;
    job.live.tellExport([one.userId]);
    // Another server that starts sweeps what is old and nobody works on.
    await utimes(folder, new Date(), new Date());
  }
  await tell(0);
  const entries = contents.entries(async (done) => {
    if (done - told >= total * toldShare || done === total) await tell(done);
  });
  await pipeline(zipped(entries, ctx.now, contents.onBroken), createWriteStream(target, { mode: 0o600 }));
}

type Made = { readonly kept: KeptFile; readonly rights: readonly string[]; readonly total: number };

/** Makes it ready for download. Bytes that nobody wants any more go again. */
async function offer(job: JobContext, one: store.Try, { kept, rights, total }: Made) {
  const now = job.clock();
  const expiresAt = new Date(now.getTime() + exportDays * dayMs);
  const told = await transact(job, async ({ db, jobs }) => {
    const user = await findActiveUser(db, one.userId);
    // Rights that ended meanwhile are in it: the next try makes another.
    if (user && !new Set(rights).isSubsetOf(new Set(await store.listRights(db, user, now))))
      throw new Error('rights ended meanwhile');
    const isOffered = await store.finish(db, one, { kept, rights, total, now, expiresAt });
    const account = isOffered && (await findAccount(db, one.userId));
    if (!account) {
      await jobs.send(db, removeFiles, { ids: [kept.id] });
      return [];
    }
    const url = pageUrl(job.config.publicUrl, account.language, 'app/privacy');
    await jobs.send(db, sendMail, compose(account, exportMailTexts, { until: expiresAt, url }));
    return notify({ db, jobs, now, config: job.config }, [
      { userId: account.id, key: `export ${one.id}`, kind: 'export', topic: 'home', title: kept.name },
    ]);
  });
  job.live.tellUnread(told);
  job.live.tellExport([one.userId]);
}
