import type { TokenUser, User } from '@tzemed/contract/auth';
import { pathOfPicture } from '@tzemed/contract/profile-picture';
import type { Account } from '../../identity/accounts.ts';

/** What the token says of an account. */
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

/** What an account's owner is told of it. */
export const userOf = (account: Account): User => ({
  ...tokenUserOf(account),
  emailVerified: account.emailVerifiedAt !== null,
  hasPassword: account.passwordHash !== null,
});
