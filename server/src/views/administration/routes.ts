import type { adminAccounts } from '@tzemed/contract/administration/admin-accounts';
import type { adminActions } from '@tzemed/contract/administration/administration';
import type { adminJobs } from '@tzemed/contract/administration/admin-jobs';
import type { adminMails } from '@tzemed/contract/administration/admin-mails';
import type { adminNotices } from '@tzemed/contract/administration/admin-notices';
import type { adminState } from '@tzemed/contract/administration/admin-state';
import type { Routes } from '../../http/handler-types.ts';
import * as accounts from './service-accounts.ts';
import * as actions from './service-actions.ts';
import * as jobs from './service-jobs.ts';
import * as mails from './service-mails.ts';
import * as notices from './service-notices.ts';
import * as state from './service-state.ts';

export const accountRoutes: Routes<typeof adminAccounts> = {
  search: (ctx, { body }) => accounts.search(ctx, body.address),
  get: (ctx, { params }) => accounts.get(ctx, params.id),
  endSessions: (ctx, { params }) => accounts.endSessions(ctx, params.id),
  resend: (ctx, { params }) => accounts.resend(ctx, params.id),
  block: (ctx, { params, body }) => accounts.block(ctx, params.id, body.reason),
  unblock: (ctx, { params }) => accounts.unblock(ctx, params.id),
};

export const jobRoutes: Routes<typeof adminJobs> = {
  list: (ctx, { query }) => jobs.list(ctx, query),
  retry: (ctx, { params }) => jobs.retry(ctx, params.id),
  remove: (ctx, { params }) => jobs.remove(ctx, params.id),
  retryAll: (ctx, { body }) => jobs.retryAll(ctx, body.kind),
  removeAll: (ctx, { body }) => jobs.removeAll(ctx, body.kind),
};

export const mailRoutes: Routes<typeof adminMails> = {
  list: (ctx, { query }) => mails.list(ctx, query),
  retry: (ctx, { params }) => mails.retry(ctx, params.id),
  remove: (ctx, { params }) => mails.remove(ctx, params.id),
};

export const noticeRoutes: Routes<typeof adminNotices> = {
  list: (ctx, { query }) => notices.list(ctx, query),
  create: (ctx, { body }) => notices.create(ctx, body),
  update: (ctx, { params, body }) => notices.update(ctx, params.id, body),
  end: (ctx, { params }) => notices.end(ctx, params.id),
  remove: (ctx, { params }) => notices.remove(ctx, params.id),
};

export const stateRoutes: Routes<typeof adminState> = { get: (ctx) => state.get(ctx) };

export const actionRoutes: Routes<typeof adminActions> = { list: (ctx, { query }) => actions.list(ctx, query) };
