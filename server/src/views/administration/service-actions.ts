import type { AdminActionKind } from '@tzemed/contract/administration/administration';
import type { Paging } from '@tzemed/contract/schema/fields';
import type { AuditAction } from '@tzemed/contract/views/activity';
import type { Administering } from '../../context.ts';
import { audit } from '../../identity/audit.ts';
import { newId } from '../../lib/ids.ts';
import * as store from './store-actions.ts';

/** Screens ask anew now and then: within this time it is the same look. */
const sameLookMs = 3_600_000;

type Done = {
  readonly action: AdminActionKind;
  /** Account that it was done to, and what its person reads in the activity. */
  readonly target?: { readonly id: string; readonly told: AuditAction };
  readonly object?: string;
  readonly detail?: string;
  readonly count?: number;
};

/** Adds a line to the log of the administration, and to the activity of the person concerned; in the caller's transaction. */
export async function record(ctx: Administering, { target, ...done }: Done) {
  await store.insert(ctx.db, { id: newId(), at: ctx.now, adminId: ctx.adminId, targetId: target?.id, ...done });
  // Without the address of the administrator: it is none of the person's devices.
  if (target) await audit({ db: ctx.db, now: ctx.now }, { action: target.told, userId: target.id });
}

/** Records a look, unless the same administrator has looked at the same within an hour. */
export async function recordLook(ctx: Administering, done: Done) {
  const since = new Date(ctx.now.getTime() - sameLookMs);
  const { action, target } = done;
  const same = { adminId: ctx.adminId, action, targetId: target?.id ?? null, since };
  if (!(await store.wasDoneSince(ctx.db, same))) await record(ctx, done);
}

type Asked = Paging & { readonly action?: AdminActionKind | undefined };

export async function list({ db }: Administering, { action, page, limit }: Asked) {
  const [rows, total] = await Promise.all([
    store.list(db, { action, limit, offset: (page - 1) * limit }),
    store.count(db, action),
  ]);
  const actions = rows.map(({ id, at, action, object, detail, count, ...who }) => ({
    id,
    at,
    action: action as AdminActionKind,
    by: who.adminId === null ? null : { id: who.adminId, email: who.adminEmail },
    target: who.targetId === null ? null : { id: who.targetId, email: who.targetEmail },
    object,
    detail,
    count,
  }));
  return { actions, total, page, limit };
}
