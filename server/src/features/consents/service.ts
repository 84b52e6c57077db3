import { consentKinds, type ConsentKind, wordings } from '@tzemed/contract/account/consent-kinds';
import type { Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import * as accounts from '../../identity/accounts.ts';
import { audit } from '../../identity/audit.ts';
import * as rows from '../../identity/consent-rows.ts';
import { Refusal } from '../../lib/refusal.ts';

export async function list({ db, user }: Member) {
  const given = await rows.list(db, user.id);
  const shown = given.map(({ kind, wording, givenAt }) => ({
    kind,
    wording,
    givenAt,
    isCurrent: wording === wordings[kind],
  }));
  return { consents: shown };
}

type Given = { readonly [K in ConsentKind]?: string | undefined };

/** The first consent to a wording counts; a repeated one changes nothing. */
export async function give(ctx: Member, given: Given) {
  await transact(ctx, async (ctx) => {
    // Two pages that agree at once are one consent.
    if (!(await accounts.lock(ctx.db, ctx.user.id))) throw new Refusal(401, 'invalidToken');
    const before = await rows.list(ctx.db, ctx.user.id);
    const isNew = (kind: ConsentKind) => !before.some((one) => one.kind === kind && one.wording === given[kind]);
    const added = consentKinds.filter((kind) => given[kind] !== undefined && isNew(kind));
    await rows.insert(ctx.db, ctx.user.id, Object.fromEntries(added.map((kind) => [kind, given[kind]])), ctx.now);
    for (const kind of added)
      await audit(ctx, { action: 'consentGiven', userId: ctx.user.id, sessionId: ctx.user.sessionId, object: kind });
  });
  return list(ctx);
}
