import type { auth } from '@tzemed/contract/account/auth';
import type { passkeys } from '@tzemed/contract/account/passkeys';
import type { pictures as picturesTable } from '@tzemed/contract/account/pictures';
import type { profile } from '@tzemed/contract/account/profile';
import type { secondFactor } from '@tzemed/contract/account/second-factor';
import type { sessions } from '@tzemed/contract/account/sessions';
import type { preferences, settings } from '@tzemed/contract/account/settings';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';
import * as email from './profile/service-email.ts';
import * as google from './service-google.ts';
import * as links from './service-links.ts';
import * as keys from './second-factor/service-passkeys.ts';
import * as pictures from './profile/service-picture.ts';
import * as profiles from './profile/service-profile.ts';
import { reauthenticate } from './second-factor/service-proofs.ts';
import * as recovery from './second-factor/service-recovery.ts';
import * as factor from './second-factor/service-second-factor.ts';
import * as step from './second-factor/service-second-step.ts';
import * as signIns from './service-sessions.ts';
import * as choices from './profile/service-settings.ts';

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
  refresh: (ctx) => signIns.refresh(ctx),
  logout: (ctx) => signIns.signOut(ctx),
  changePassword: (ctx, { body }) => service.changePassword(ctx, body),
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

export const settingsRoutes: Routes<typeof settings> = {
  get: (ctx) => choices.getSettings(ctx),
  update: (ctx, { body }) => choices.updateSettings(ctx, body),
};

export const preferencesRoutes: Routes<typeof preferences> = {
  get: (ctx) => choices.getPreferences(ctx),
  update: (ctx, { body }) => choices.updatePreferences(ctx, body),
};

export const sessionRoutes: Routes<typeof sessions> = {
  list: (ctx) => signIns.list(ctx),
  remove: (ctx, { params }) => signIns.remove(ctx, params.sessionId),
  removeOthers: (ctx) => signIns.removeOthers(ctx),
};

export const passkeyRoutes: Routes<typeof passkeys> = {
  list: (ctx) => keys.list(ctx),
  begin: (ctx) => keys.begin(ctx),
  create: (ctx, { body }) => keys.create(ctx, body),
  update: (ctx, { params, body }) => keys.update(ctx, params.passkeyId, body),
  remove: (ctx, { params }) => keys.remove(ctx, params.passkeyId),
  ask: (ctx) => keys.ask(ctx),
  login: (ctx, { body }) => keys.login(ctx, body),
};

export const secondFactorRoutes: Routes<typeof secondFactor> = {
  get: (ctx) => factor.get(ctx),
  begin: (ctx, { body }) => factor.begin(ctx, body),
  confirm: (ctx, { body }) => factor.confirm(ctx, body),
  enable: (ctx) => factor.enable(ctx),
  remove: (ctx, { body }) => factor.remove(ctx, body),
  renewCodes: (ctx, { body }) => factor.renewCodes(ctx, body),
  enter: (ctx, { body }) => step.enter(ctx, body),
  reauthenticate: (ctx, { body }) => reauthenticate(ctx, body),
  askRecovery: (ctx, { body }) => recovery.ask(ctx, body),
  finishRecovery: (ctx, { body }) => recovery.finish(ctx, body),
  stopRecovery: (ctx) => recovery.stop(ctx),
  notMe: (ctx, { body }) => recovery.notMe(ctx, body),
};
