import { parseArgs } from 'node:util';
import { blockReasons } from '@tzemed/contract/administration/admin-accounts';
import { noticeInput } from '@tzemed/contract/administration/admin-notices';
import { brand } from '@tzemed/contract/brand';
import { isDay } from '@tzemed/contract/dates/days';
import { type Code, messageText, type RefusalCode } from '@tzemed/contract/text/messages';
import * as z from 'zod/mini';
import type { Administering } from '../../context.ts';
import { findByEmail } from '../../identity/accounts.ts';
import { isUuid } from '../../lib/ids.ts';
import { Refusal } from '../../lib/refusal.ts';
import { StartupError } from '../../lib/startup-error.ts';
import { dueInstant } from '../../lib/time/due-instant.ts';
import * as accounts from './service-accounts.ts';
import * as actions from './service-actions.ts';
import * as jobs from './service-jobs.ts';
import * as mails from './service-mails.ts';
import * as notices from './service-notices.ts';
import * as state from './service-state.ts';

export const usage = `Usage: npm run admin -- COMMAND
  find ADDRESS                   accounts whose address begins so, or the one with this address and its sign-ins
  end-sessions ADDRESS           signs the person out on every device
  resend-verification ADDRESS    mails the link that confirms the address again
  block ADDRESS REASON           REASON is one of: ${blockReasons.join(', ')}
  unblock ADDRESS
  jobs [KIND]                    failed jobs
  retry ID|KIND                  tries a failed job, or all of a kind, again
  discard ID|KIND                discards it, or all of a kind
  mails                          addresses that refuse mails
  retry-mails ADDRESS            takes it off that list and tries its mails again
  clear-mails ADDRESS            takes it off that list
  notices                        notices to everyone
  notice --he TEXT [--en TEXT] [--ar TEXT] [--level info|warning] [--from TIME] --to TIME
                                 TIME is in Israel, such as '2026-12-01 23:00'
  end-notice ID                  ends it now
  remove-notice ID
  state                          what is configured here, and how the service stands
  log                            what administrators and commands did`;

type Run = (ctx: Administering, words: readonly string[]) => Promise<string>;

const most = { page: 1, limit: 100 };
const time = (at: Date | null) => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '–';
const list = (lines: readonly string[], none: string, total = lines.length) =>
  lines.length === 0 ? none : [...lines, ...(total > lines.length ? [`… ${total} in all`] : [])].join('\n');

/** One word for each of these names. */
function wordsFor(words: readonly string[], ...names: readonly string[]) {
  if (words.length !== names.length) throw new StartupError(usage);
  return words as readonly string[] & Record<number, string>;
}

async function accountOf(ctx: Administering, address: string) {
  const account = await findByEmail(ctx.db, address);
  if (!account) throw new StartupError(`No account has the address ${address}`);
  return account;
}

const toAccount =
  (act: (ctx: Administering, id: string) => Promise<unknown>, said: string): Run =>
  async (ctx, words) => {
    const [address = ''] = wordsFor(words, 'ADDRESS');
    await act(ctx, (await accountOf(ctx, address)).id);
    return `${address}: ${said}`;
  };

const find: Run = async (ctx, words) => {
  const [address = ''] = wordsFor(words, 'ADDRESS');
  const exact = await findByEmail(ctx.db, address);
  if (!exact) {
    if (address.length < 3) throw new StartupError('find: at least three characters of an address');
    const { accounts: found, isMore } = await accounts.search(ctx, address);
    const lines = found.map(({ email, name, role, blockedAt }) =>
      [email, name, role, blockedAt && 'blocked'].filter(Boolean).join(' · '),
    );
    return list([...lines, ...(isMore ? ['… and more: name a longer part'] : [])], `No address begins with ${address}`);
  }
  const { account } = await accounts.get(ctx, exact.id);
  const { blockedAt, blockReason, sessions } = account;
  return [
    `${account.email} · ${account.name} · ${account.role} · ${account.plan} · ${account.id}`,
    `created ${time(account.createdAt)} · last seen ${time(account.lastSeenAt)} · address ${account.isConfirmed ? 'confirmed' : 'not confirmed'}`,
    `second factor ${account.hasSecondFactor ? 'on' : 'off'} · passkeys ${account.passkeys}`,
    ...(blockedAt ? [`blocked ${time(blockedAt)} (${blockReason})`] : []),
    ...(account.bouncedAt ? [`mails refused ${time(account.bouncedAt)}`] : []),
    ...(account.deletionDueAt ? [`to be deleted ${time(account.deletionDueAt)}`] : []),
    `signed in on ${sessions.length} devices`,
    ...sessions.map(({ device, lastSeenAt }) => `  ${device} · last seen ${time(lastSeenAt)}`),
  ].join('\n');
};

const block: Run = async (ctx, words) => {
  const [address = '', given = ''] = wordsFor(words, 'ADDRESS', 'REASON');
  const reason = blockReasons.find((one) => one === given);
  if (!reason) throw new StartupError(`block: REASON is one of ${blockReasons.join(', ')}`);
  await accounts.block(ctx, (await accountOf(ctx, address)).id, reason);
  return `${address}: blocked`;
};

const listJobs: Run = async (ctx, words) => {
  if (words.length > 1) throw new StartupError(usage);
  const { jobs: rows, kinds, total } = await jobs.list(ctx, { ...most, kind: words[0] });
  const counts = kinds.map(({ kind, parked, retrying }) => `${kind}: ${parked} given up, ${retrying} tried again`);
  const lines = rows.map(({ id, kind, state, attempts, error }) =>
    [id, kind, state, `${attempts} attempts`, error].join(' · '),
  );
  return list([...(words[0] === undefined ? counts : []), ...lines], 'No job has failed', total + counts.length);
};

/** A job by its id, or all of a kind. */
const ofJobs =
  (one: typeof jobs.retry, all: typeof jobs.retryAll, said: string): Run =>
  async (ctx, words) => {
    const [which = ''] = wordsFor(words, 'ID|KIND');
    if (isUuid(which)) {
      await one(ctx, which);
      return `${which}: ${said}`;
    }
    const { count } = await all(ctx, which);
    if (count === 0) throw new StartupError(`No job of the kind ${which} has failed`);
    return `${which}: ${count} ${said}`;
  };

const listMails: Run = async (ctx, words) => {
  wordsFor(words);
  const { mails: rows, total } = await mails.list(ctx, most);
  const lines = rows.map(({ email, bouncedAt, times, code, words }) =>
    [email, time(bouncedAt), `${times} times`, code, words].join(' · '),
  );
  return list(lines, 'No address refuses mails', total);
};

const ofMails =
  (act: (ctx: Administering, id: string) => Promise<{ count: number } | void>): Run =>
  async (ctx, words) => {
    const [address = ''] = wordsFor(words, 'ADDRESS');
    const found = await mails.findByEmail(ctx, address);
    if (!found) throw new StartupError(`${address} refuses no mails`);
    const answer = await act(ctx, found.id);
    return answer ? `${address}: ${answer.count} mails are tried again` : `${address}: off the list`;
  };

const listNotices: Run = async (ctx, words) => {
  wordsFor(words);
  const { notices: rows, total } = await notices.list(ctx, most);
  const lines = rows.map(({ id, level, startsAt, endsAt, he }) =>
    [id, level, `${time(startsAt)} to ${time(endsAt)}`, he].join(' · '),
  );
  return list(lines, 'There is no notice', total);
};

/** 2026-12-01 23:00, by the clock of Israel. */
function instantOf(option: string, text: string) {
  const [, day = '', clock = ''] = /^(\d{4}-\d\d-\d\d)[ T]((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? [];
  if (!isDay(day)) throw new StartupError(`--${option}: a time in Israel, such as '2026-12-01 23:00'`);
  return dueInstant(day, clock, brand.timeZone).toISOString();
}

const publish: Run = async (ctx, words) => {
  const text = { type: 'string' } as const;
  const options = { he: text, en: text, ar: text, level: text, from: text, to: text };
  const { values } = parseArgs({ args: [...words], options });
  const { he, en, ar, level = 'info', from, to } = values;
  const input = z.safeDecode(noticeInput, {
    level: level as 'info',
    he: he ?? '',
    ...(en !== undefined && { en }),
    ...(ar !== undefined && { ar }),
    startsAt: from === undefined ? ctx.now.toISOString() : instantOf('from', from),
    endsAt: to === undefined ? '' : instantOf('to', to),
  });
  if (!input.success) {
    const options: Record<string, string> = { startsAt: 'from', endsAt: 'to' };
    const wrong = input.error.issues.map(({ path: [field], message }) => {
      const name = options[String(field)] ?? String(field);
      return `--${name}: ${messageText(message as Code, 'en')}`;
    });
    throw new StartupError(wrong.join('; '));
  }
  const { notice } = await notices.create(ctx, input.data);
  return `Notice ${notice.id} is shown from ${time(notice.startsAt)} to ${time(notice.endsAt)} UTC`;
};

const ofNotice =
  (act: (ctx: Administering, id: string) => Promise<unknown>, said: string): Run =>
  async (ctx, words) => {
    const [id = ''] = wordsFor(words, 'ID');
    if (!isUuid(id)) throw new StartupError(`${id} is not the id of a notice`);
    await act(ctx, id);
    return `Notice ${id} ${said}`;
  };

const tellState: Run = async (ctx, words) => {
  wordsFor(words);
  const { parts, health, migration } = (await state.get(ctx)).state;
  const { retrying, parked, late } = health.jobs;
  const named = (isSet: boolean) => parts.filter((one) => one.isSet === isSet).map(({ part }) => part);
  const backup =
    health.backup && (health.backup.isFailing ? 'failing' : `last ${time(health.backup.made?.at ?? null)}`);
  return [
    `version ${health.version} · newest migration ${migration}`,
    `jobs: ${retrying} tried again, ${parked} given up, ${late} late`,
    `backup: ${backup ?? 'none'}`,
    `set: ${named(true).join(', ')}`,
    `not set: ${named(false).join(', ')}`,
  ].join('\n');
};

const tellLog: Run = async (ctx, words) => {
  wordsFor(words);
  const { actions: rows, total } = await actions.list(ctx, most);
  const lines = rows.map(({ at, action, by, target, object, detail, count }) =>
    [
      time(at),
      action,
      by === null ? 'command' : (by.email ?? by.id),
      target && (target.email ?? target.id),
      object,
      detail,
      count,
    ]
      .filter((part) => part !== null)
      .join(' · '),
  );
  return list(lines, 'Nothing was done', total);
};

const commands: Readonly<Record<string, Run>> = {
  find,
  'end-sessions': toAccount(accounts.endSessions, 'signed out everywhere'),
  'resend-verification': toAccount(accounts.resend, 'the link is on its way'),
  block,
  unblock: toAccount(accounts.unblock, 'not blocked'),
  jobs: listJobs,
  retry: ofJobs(jobs.retry, jobs.retryAll, 'tried again'),
  discard: ofJobs(jobs.remove, jobs.removeAll, 'discarded'),
  mails: listMails,
  'retry-mails': ofMails(mails.retry),
  'clear-mails': ofMails(mails.remove),
  notices: listNotices,
  notice: publish,
  'end-notice': ofNotice(notices.end, 'is over'),
  'remove-notice': ofNotice(notices.remove, 'is deleted'),
  state: tellState,
  log: tellLog,
};

/** Does what the words of a command say, and answers what came of it. @throws StartupError in one line */
export async function administer(ctx: Administering, [name = '', ...words]: readonly string[]): Promise<string> {
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!run) throw new StartupError(usage);
  try {
    return await run(ctx, words);
  } catch (error) {
    if (error instanceof Refusal) throw new StartupError(wordsOf(error), { cause: error });
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      throw new StartupError(error.message, { cause: error });
    throw error;
  }
}

function wordsOf({ code, fields }: Refusal) {
  const said = fields ? Object.values(fields) : [code];
  return said.map((one: Code | RefusalCode) => messageText(one, 'en')).join('; ');
}
