import { activityScopes, type activity, type AuditAction } from '@tzemed/contract/views/activity';
import type { Paging } from '@tzemed/contract/schema/fields';
import { petOf } from '../../access.ts';
import type { ViewCtx } from '../../context.ts';
import type { HandlerResult } from '@tzemed/contract/schema/endpoint';
import { deviceNameOf } from '../../identity/sessions/device-name.ts';
import { homesOf } from '../../live/change-feed.ts';
import * as store from './store.ts';

type Query = Paging & { readonly scope?: store.Scope | undefined; readonly petId?: string | undefined };
type Activity = HandlerResult<typeof activity.list>['activities'][number];

/** Actions whose object is a name that the person gave; of the others it is an id. */
const namesObject = new Set<AuditAction>(['passkeyAdded', 'passkeyRemoved']);

/** Lists who did what in the homes in reach, and what happened to the account; what is of one pet is of its home alone. */
export async function list(ctx: ViewCtx<'profile'>, { scope, petId, page, limit }: Query) {
  const { db, user, now } = ctx;
  if (petId !== undefined) await petOf(ctx, petId);
  const scopes = activityScopes.filter((one) => (scope ?? one) === one && !(petId && one === 'account'));
  if (scopes.length === 0) return { activities: [], total: 0, page, limit };
  const asked = { userId: user.id, homes: homesOf(user), now, petId };
  const { lines, total } = await store.list(db, scopes, asked, { page, limit });
  const ofHomes = lines.filter((line) => line.scope === 'home');
  const [titles, devices] = await Promise.all([
    store.titlesOf(db, ofHomes),
    store.devicesOf(
      db,
      user.id,
      lines.filter((line) => line.scope === 'account'),
    ),
  ]);
  const activities = lines.map((line): Activity => {
    const { at, count } = line;
    if (line.scope === 'account') {
      const { kind: action, what, sessionId, object } = line;
      const device = sessionId && devices.has(sessionId) ? deviceNameOf(devices.get(sessionId)) : null;
      return {
        scope: 'account',
        at,
        action,
        count,
        isOk: what === 'ok',
        device,
        title: namesObject.has(action) ? object : null,
      };
    }
    const { kind: noun, what, thingId, petId, who } = line;
    const { title = null, isGone = what === 'removed' || store.isNamed(noun) } =
      titles.get(store.keyOf({ id: thingId, petId })) ?? {};
    // Guests see deleted things in no list, nor may they read their names here.
    const isNamedTo = !isGone || user.households.includes(line.householdId);
    return { scope: 'home', at, noun, what, count, thingId, petId, title: isNamedTo ? title : null, isGone, who };
  });
  return { activities, total, page, limit };
}
