import type { JobContext } from '../../context.ts';
import { deleteExportsOf } from '../../files/export-files.ts';
import { removeFiles } from '../../files/jobs.ts';
import { fileIdsOf } from '../../files/file-rows.ts';
import { ticketFileIdsOf } from '../../files/ticket-files.ts';
import { pendingFileIdsOf } from '../../files/uploads/pending-uploads.ts';
import { eraseAddresses } from '../../households/erase-addresses.ts';
import { removeGuest, removeHouseholds, removeMember } from '../../households/household-rows.ts';
import type { Account } from '../../identity/accounts.ts';
import { audit } from '../../identity/audit.ts';
import * as formerEmails from '../../identity/former-email-rows.ts';
import { releaseTickets } from '../../identity/supporters.ts';
import { eraseVisitors } from '../../identity/visitor-rows.ts';
import { sendNotice } from '../../mail/account-notice.ts';
import { removeBounce } from '../../mail/bounce-rows.ts';
import { mailTexts } from './mail-texts.ts';
import * as store from './store.ts';

type Removing = Pick<JobContext, 'db' | 'jobs' | 'config' | 'secrets'> & { readonly now: Date };

/** The addresses of an account: also those it had, since a change of address may have been a theft. */
export async function addressesOf({ db }: Pick<Removing, 'db'>, { id, email }: Account) {
  const former = await formerEmails.list(db, id);
  return [email, ...former.map((one) => one.email)];
}

/**
 * Removes an account with all that is its own, and what of homes nobody else owns. The caller holds it: nobody signs in,
 * asks for a link or adds a pet from here on.
 */
export async function removeHeld(ctx: Removing, account: Account) {
  const homes = await removeMember(ctx.db, account.id, ctx.now);
  const { profilePicture } = account;
  const fileIds = [
    ...(await fileIdsOf(ctx.db, homes)),
    ...(await pendingFileIdsOf(ctx.db, account.id)),
    ...(await deleteExportsOf(ctx.db, account.id)),
    ...(await ticketFileIdsOf(ctx.db, account.id)),
  ];
  await ctx.jobs.send(ctx.db, removeFiles, { ids: profilePicture ? [...fileIds, profilePicture] : fileIds });
  await removeHouseholds(ctx.db, homes);
  await releaseTickets(ctx.db, account.id);
  await removeGuest(ctx.db, account.id, ctx.now);
  const addresses = await addressesOf(ctx, account);
  const named = account.pendingEmail === null ? addresses : [...addresses, account.pendingEmail];
  // An address that nobody confirmed may be somebody else's: what others wrote down for it stays.
  const confirmed = account.emailVerifiedAt ? addresses : addresses.filter((one) => one !== account.email);
  await eraseAddresses(ctx.db, confirmed);
  await eraseVisitors(ctx.db, ctx.secrets, confirmed);
  for (const email of named) await removeBounce(ctx.db, email);
  for (const email of named) await ctx.jobs.forget(ctx.db, { households: homes, email, userId: account.id });
  for (const email of addresses) await sendNotice(ctx, { ...account, email }, mailTexts.removed, { when: ctx.now });
  await store.remove(ctx.db, account.id);
  // The fact stays that this id was deleted, and when: no address, and no user for the row to go with.
  await audit({ db: ctx.db, now: ctx.now }, { action: 'accountRemoved', object: account.id });
}
