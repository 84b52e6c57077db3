import { exportLinkMinutes } from '@tzemed/contract/views/account-export';
import { dayOf } from '@tzemed/contract/dates/days';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { Member, Visitor } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { fileNameOf } from '../../files/uploads/file-name.ts';
import type { Download } from '../../files/downloads.ts';
import { removeFiles } from '../../files/jobs.ts';
import { lock } from '../../identity/accounts.ts';
import { findActiveUser } from '../../identity/find-active-user.ts';
import type { Db } from '../../db/client.ts';
import { audit } from '../../identity/audit.ts';
import { newId } from '../../lib/ids.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { readLink, signLink } from '../../lib/security/signed-link.ts';
import { accountTexts } from './account-texts.ts';
import { makeExport } from './service-account-job.ts';
import * as store from './store-account.ts';

const none = {
  state: 'none' as const,
  done: 0,
  total: 0,
  startedAt: null,
  secondsLeft: null,
  size: null,
  expiresAt: null,
};

export async function get({ db, user, now }: Member) {
  const row = await store.find(db, user.id);
  return row && !isOver(row, now) && (await isTheirs(db, row, user, now)) ? shown(row, now) : none;
}

/**
 * False if a household membership or share of the export has ended since: revoked data is not readable from a copy,
 * either.
 */
const isTheirs = async (db: Db, row: store.ExportRow, user: Parameters<typeof store.listRights>[1], now: Date) =>
  row.state !== 'ready' || new Set(row.rights).isSubsetOf(new Set(await store.listRights(db, user, now)));

const isOver = ({ expiresAt }: store.ExportRow, now: Date) => expiresAt !== null && expiresAt <= now;

function shown(row: store.ExportRow, now: Date) {
  const { state, done, total, startedAt, size, expiresAt } = row;
  return { state, done, total, startedAt, size, expiresAt, secondsLeft: secondsLeft(row, now) };
}

/** Share of the files after which their pace says something. */
const knownShare = 0.05;

function secondsLeft({ state, triedAt, done, total }: store.ExportRow, now: Date) {
  if (state !== 'running' || !triedAt || done < total * knownShare || done === 0) return null;
  const seconds = Math.max(0, now.getTime() - triedAt.getTime()) / 1000;
  return Math.ceil((seconds / done) * (total - done));
}

/** Starts an export. Several requests at once start one, and all of them are answered with it. */
export const start = (ctx: Member) =>
  transact(ctx, async (ctx) => {
    const { db, jobs, user, now } = ctx;
    const account = await lock(db, user.id);
    if (!account) throw new Refusal(401, 'invalidToken');
    await forgetBytes(ctx, await store.removeOver(db, user.id, now));
    const before = await store.find(db, user.id);
    if (before && !(await isTheirs(db, before, user, ctx.now))) await forgetBytes(ctx, await store.remove(db, user.id));
    const begun = await store.begin(db, { userId: user.id, id: newId(), language: account.language, now });
    if (begun) {
      await jobs.send(db, makeExport, { userId: user.id, exportId: begun.id });
      await audit(ctx, { action: 'exportStarted', userId: user.id, sessionId: user.sessionId });
      ctx.afterwards.push(async () => ctx.live.tellExport([user.id]));
    }
    return shown(begun ?? (await store.find(db, user.id))!, now);
  });

export const remove = (ctx: Member) =>
  transact(ctx, async (ctx) => {
    const { db, user } = ctx;
    const gone = await store.remove(db, user.id);
    if (!gone) throw notFound();
    await forgetBytes(ctx, gone);
    await audit(ctx, { action: 'exportRemoved', userId: user.id, sessionId: user.sessionId });
    ctx.afterwards.push(async () => ctx.live.tellExport([user.id]));
  });

/** The bytes go by a job that exists only when the row is gone. */
async function forgetBytes({ db, jobs }: Member, gone: { readonly fileId: string | null } | undefined) {
  if (gone?.fileId) await jobs.send(db, removeFiles, { ids: [gone.fileId] });
}

/** A link is signed for a person, an export and a sign-in. */
const purpose = 'export';

export async function link(ctx: Member) {
  const { db, user, now, config, secrets } = ctx;
  const row = await store.find(db, user.id);
  if (row?.state !== 'ready' || isOver(row, now) || !(await isTheirs(db, row, user, now))) throw notFound();
  await audit(ctx, { action: 'exportDownloaded', userId: user.id, sessionId: user.sessionId });
  const until = new Date(now.getTime() + exportLinkMinutes * 60_000);
  return {
    url: `${config.publicUrl}/api/users/export/${signLink(secrets, purpose, [user.id, row.id, user.familyId], until)}`,
  };
}

/** @throws Refusal 404 for all that opens nothing */
export async function read(ctx: Visitor, file: string): Promise<Download> {
  const [userId = '', id, familyId = ''] = opened(ctx, file);
  const [row, user] = [await store.find(ctx.db, userId), await findActiveUser(ctx.db, userId)];
  if (!user || row?.id !== id || !row?.fileId || isOver(row, ctx.now)) throw notFound();
  // An address that was taken along ends with the sign-in that made it.
  if (!(await store.isSignedIn(ctx.db, userId, familyId, ctx.now))) throw notFound();
  if (!(await isTheirs(ctx.db, row, user, ctx.now))) throw notFound();
  const { fileId, size, language, endedAt } = row;
  const name = wordsIn(accountTexts, language).file({ day: dayOf(endedAt ?? ctx.now) });
  return {
    type: 'application/zip',
    ...(size !== null && { size }),
    name: `${fileNameOf(name)}.zip`,
    open: () => ctx.files.open(fileId),
  };
}

function opened({ secrets, now }: Visitor, file: string): readonly string[] {
  try {
    return readLink(secrets, purpose, file, now);
  } catch (error) {
    // An invalid link is answered as not found, so that nobody learns that an export exists.
    if (error instanceof Refusal) throw notFound();
    throw error;
  }
}
