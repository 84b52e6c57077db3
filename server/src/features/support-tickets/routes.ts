import type { contact } from '@tzemed/contract/site/contact';
import type { supportDesk, supportFiles, supportTickets } from '@tzemed/contract/site/support-tickets';
import type { Routes } from '../../http/handler-types.ts';
import * as desk from './service-desk.ts';
import * as files from './service-files.ts';
import * as service from './service.ts';
import { send } from './service-visitors.ts';

export const routes: Routes<typeof supportTickets> = {
  list: (ctx, { query }) => service.list(ctx, query),
  create: (ctx, { body }) => service.create(ctx, body),
  get: (ctx, { params }) => service.get(ctx, params.id),
  update: (ctx, { params, body }) => service.update(ctx, params.id, body.subject),
  reply: (ctx, { params, body }) => service.reply(ctx, params.id, body),
  read: (ctx, { params, body }) => service.read(ctx, params.id, body),
  close: (ctx, { params }) => service.close(ctx, params.id),
  reopen: (ctx, { params }) => service.reopen(ctx, params.id),
};

export const fileRoutes: Routes<typeof supportFiles> = {
  create: (ctx, { query, receive }) => files.create(ctx, query, receive),
  get: (ctx, { params }) => files.get(ctx, params.fileId),
  remove: (ctx, { params }) => files.remove(ctx, params.fileId),
};

export const deskRoutes: Routes<typeof supportDesk> = {
  list: (ctx, { query }) => desk.list(ctx, query),
  get: (ctx, { params }) => desk.get(ctx, params.id),
  reply: (ctx, { params, body }) => desk.reply(ctx, params.id, body),
  take: (ctx, { params }) => desk.take(ctx, params.id),
  release: (ctx, { params }) => desk.release(ctx, params.id),
  close: (ctx, { params }) => desk.close(ctx, params.id),
  reopen: (ctx, { params }) => desk.reopen(ctx, params.id),
  file: (ctx, { params }) => desk.file(ctx, params.id, params.fileId),
};

export const contactRoutes: Routes<typeof contact> = { send: (ctx, { body }) => send(ctx, body) };
