import type { NoticeEdit, NoticeInput } from '@tzemed/contract/administration/admin-notices';
import { maxNoticeDays } from '@tzemed/contract/administration/site-notices';
import type { Paging } from '@tzemed/contract/schema/fields';
import { idTaken, refuseFutureId } from '../../belongings/service/client-ids.ts';
import type { Administering } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { newId } from '../../lib/ids.ts';
import { invalid, notFound, Refusal, stale } from '../../lib/refusal.ts';
import { record } from './service-actions.ts';
import * as store from './store-notices.ts';

const dayMs = 86_400_000;

const noticeOf = ({ textHe, textEn, textAr, ...notice }: store.NoticeRow) => ({
  ...notice,
  he: textHe,
  en: textEn,
  ar: textAr,
});

/** Texts that are left out of an edit stay. */
const valuesOf = ({ level, he, en, ar, startsAt, endsAt }: Omit<NoticeInput, 'id'>, standing?: store.NoticeRow) => ({
  level,
  textHe: he,
  textEn: en === undefined ? (standing?.textEn ?? null) : en,
  textAr: ar === undefined ? (standing?.textAr ?? null) : ar,
  startsAt,
  endsAt,
});

function refuseTimes({ now }: Administering, { startsAt, endsAt }: Pick<NoticeInput, 'startsAt' | 'endsAt'>) {
  if (endsAt <= startsAt) throw invalid({ endsAt: 'noticeEndsBefore' });
  if (endsAt <= now) throw invalid({ endsAt: 'noticeOver' });
  if (endsAt.getTime() - startsAt.getTime() > maxNoticeDays * dayMs) throw invalid({ endsAt: 'noticeTooLong' });
}

const tellAll = (ctx: Administering) => ctx.afterwards.push(async () => ctx.live.tellNotices());

export async function list({ db }: Administering, { page, limit }: Paging) {
  const [rows, total] = await Promise.all([store.list(db, { limit, offset: (page - 1) * limit }), store.count(db)]);
  return { notices: rows.map(noticeOf), total, page, limit };
}

export function create(ctx: Administering, { id: given, ...input }: NoticeInput) {
  refuseFutureId(ctx, given);
  refuseTimes(ctx, input);
  return transact(ctx, async (ctx) => {
    const id = given?.toLowerCase() ?? newId();
    const values = valuesOf(input);
    const isNew = await store.insert(ctx.db, { id, ...values }, ctx.now);
    const row = await store.lock(ctx.db, id);
    if (!row) throw notFound();
    if (!isNew) {
      if (row.textHe !== values.textHe) throw idTaken();
      return { notice: noticeOf(row) };
    }
    await record(ctx, { action: 'noticePublished', object: id, detail: row.level });
    tellAll(ctx);
    return { notice: noticeOf(row) };
  });
}

/** Does something with a notice while nobody else changes it. */
const changing = (
  ctx: Administering,
  id: string,
  work: (ctx: Administering, row: store.NoticeRow) => Promise<store.NoticeRow>,
) =>
  transact(ctx, async (ctx) => {
    const row = await store.lock(ctx.db, id);
    if (!row) throw notFound();
    return { notice: noticeOf(await work(ctx, row)) };
  });

export function update(
  { ifMatch, ...ctx }: Administering & { readonly ifMatch?: number | undefined },
  id: string,
  edit: NoticeEdit,
) {
  refuseTimes(ctx, edit);
  return changing(ctx, id, async (ctx, row) => {
    const from = ifMatch ?? edit.version;
    if (from !== undefined && from !== row.version) throw stale({ notice: noticeOf(row) });
    const saved = await store.update(ctx.db, id, valuesOf(edit, row), ctx.now);
    await record(ctx, { action: 'noticeEdited', object: id, detail: saved.level });
    tellAll(ctx);
    return saved;
  });
}

export const end = (ctx: Administering, id: string) =>
  changing(ctx, id, async (ctx, row) => {
    if (row.startsAt >= ctx.now) throw new Refusal(409, 'noticeNotBegun');
    if (row.endsAt <= ctx.now) return row;
    const ended = await store.update(ctx.db, id, { endsAt: ctx.now }, ctx.now);
    await record(ctx, { action: 'noticeEnded', object: id });
    tellAll(ctx);
    return ended;
  });

export const remove = (ctx: Administering, id: string) =>
  transact(ctx, async (ctx) => {
    if (!(await store.remove(ctx.db, id))) throw notFound();
    await record(ctx, { action: 'noticeDeleted', object: id });
    tellAll(ctx);
  });
