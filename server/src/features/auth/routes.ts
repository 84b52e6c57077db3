import type { auth } from '@tzemed/contract/auth';
import type { pictures as picturesTable } from '@tzemed/contract/pictures';
import type { profile } from '@tzemed/contract/profile';
import type { Routes } from '../../http/routes.ts';
import * as service from './service.ts';
import * as email from './service-email.ts';
import * as google from './service-google.ts';
import * as links from './service-links.ts';
import * as pictures from './service-picture.ts';
import * as profiles from './service-profile.ts';
import * as sessions from './service-sessions.ts';

export const routes: Routes<typeof auth> = {
  register: (ctx, { body }) => service.register(ctx, body),
  login: (ctx, { body }) => service.login(ctx, body),
  googleSettings: (ctx) => google.settings(ctx),
  google: (ctx, { body }) => google.enter(ctx, body),
  confirmGoogle: (ctx, { body }) => google.confirm(ctx, body),
  forgot: (ctx, { body }) => links.request(ctx, 'reset', body),
  reset: (ctx, { body }) => links.reset(ctx, body),
  verify: (ctx, { body }) => email.verify(ctx, body),
  restoreEmail: (ctx, { body }) => email.restoreEmail(ctx, body),
  resend: (ctx, { body }) => links.request(ctx, 'verify', body),
  me: (ctx) => service.me(ctx),
  refresh: (ctx) => sessions.refresh(ctx),
  logout: (ctx) => sessions.signOut(ctx),
  changePassword: (ctx, { body }) => service.changePassword(ctx, body),
  removeAccount: (ctx, { body }) => service.removeAccount(ctx, body),
};

export const profileRoutes: Routes<typeof profile> = {
  get: (ctx) => profiles.get(ctx),
  update: (ctx, { body }) => profiles.update(ctx, body),
  updateUser: async (ctx, { body }) => {
    await profiles.update(ctx, body);
    return service.me(ctx);
  },
  setPicture: (ctx, { query, receive }) => pictures.set(ctx, query, receive),
  removePicture: (ctx) => pictures.remove(ctx),
};

export const pictureRoutes: Routes<typeof picturesTable> = {
  get: (ctx, { params }) => pictures.get(ctx, params.id),
};
