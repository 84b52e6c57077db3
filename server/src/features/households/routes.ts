import type { households } from '@tzemed/contract/sharing/households';
import type { invitations } from '@tzemed/contract/sharing/invitations';
import type { sharing } from '@tzemed/contract/sharing/sharing';
import type { Routes } from '../../http/handler-types.ts';
import * as inviting from './service-invitations.ts';
import * as offers from './service-offers.ts';
import * as owners from './service-owners.ts';
import * as shares from './service-shares.ts';
import * as succession from './service-succession.ts';
import * as service from './service.ts';

export const routes: Routes<typeof households> = {
  list: (ctx) => service.list(ctx),
  removeOwner: (ctx, { params, query }) => owners.remove(ctx, params.userId, query),
  setSuccessor: (ctx, { body }) => succession.set(ctx, body),
  removeSuccessor: (ctx, { query }) => succession.remove(ctx, query),
  askSuccession: (ctx, { body }) => succession.ask(ctx, body),
  objectSuccession: (ctx, { body }) => succession.object(ctx, body),
  approveSuccession: (ctx, { body }) => succession.approve(ctx, body),
};

export const invitationRoutes: Routes<typeof invitations> = {
  create: async (ctx, { body }) => ({ invitation: await inviting.create(ctx, body) }),
  get: async (ctx, { params }) => ({ invitation: await inviting.get(ctx, params.id) }),
  resend: async (ctx, { params }) => ({ invitation: await inviting.resend(ctx, params.id) }),
  withdraw: (ctx, { params }) => inviting.withdraw(ctx, params.id),
  received: (ctx, { query }) => offers.listReceived(ctx, query),
  look: (ctx, { body }) => offers.look(ctx, body),
  photo: (ctx, { body }) => offers.photo(ctx, body),
  check: (ctx, { body }) => offers.check(ctx, body),
  accept: (ctx, { body }) => offers.accept(ctx, body),
  decline: (ctx, { body }) => offers.decline(ctx, body),
  reopen: (ctx, { body }) => offers.reopen(ctx, body),
};

export const sharingRoutes: Routes<typeof sharing> = {
  create: async (ctx, { params, body }) => ({ share: await shares.create(ctx, params.id, body) }),
  list: (ctx, { params }) => shares.list(ctx, params.id),
  get: async (ctx, { params }) => ({ share: await shares.get(ctx, params.id, params.shareId) }),
  update: async (ctx, { params, body }) => ({ share: await shares.update(ctx, params.id, params.shareId, body) }),
  remove: (ctx, { params }) => shares.remove(ctx, params.id, params.shareId),
  giveBack: async (ctx, { params }) => ({ share: await shares.giveBack(ctx, params.id, params.shareId) }),
  shared: (ctx, { query }) => shares.listShared(ctx, query),
  leave: (ctx, { params }) => shares.leave(ctx, params.shareId),
};
