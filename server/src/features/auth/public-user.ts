import type { TokenUser, User } from '@tzemed/contract/account/auth';
import { pathOfPicture } from '@tzemed/contract/account/profile-picture';
import type { Account } from '../../identity/accounts.ts';

/** Account fields in the payload of the token. */
export const tokenUserOf = ({ id, email, name, firstname, lastname, role, permissions, profilePicture }: Account) =>
  ({
    id,
    email,
    name,
    firstname,
    lastname,
    role,
    permissions: permissions as string[],
    profilePicture: pathOfPicture(profilePicture),
  }) satisfies TokenUser;

/** An account as its owner sees it. */
export const userOf = (account: Account): User => ({
  ...tokenUserOf(account),
  emailVerified: account.emailVerifiedAt !== null,
  hasPassword: account.passwordHash !== null,
});

export const settingsOf = (account: Account) => ({
  language: account.language,
  theme: account.theme,
  notifications: account.notifications,
  emailNotifications: account.emailNotifications,
  smsNotifications: account.smsNotifications,
  updatedAt: account.settingsAt,
});

export const preferencesOf = ({ startPage, defaultPetId, listDensity }: Account) => ({
  startPage,
  defaultPetId,
  listDensity,
});

/** All that an app needs of an account when it starts. */
export const accountOf = (account: Account) => ({
  user: userOf(account),
  settings: settingsOf(account),
  preferences: preferencesOf(account),
});
