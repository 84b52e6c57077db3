import type { Lang } from '@tzemed/contract/text/languages';
import type { Config } from '../../config.ts';
import type { JobContext } from '../../context.ts';
import { type Db, transact } from '../../db/client.ts';
import { notify } from '../../delivery/notify.ts';
import { listOwners } from '../../households/household-rows.ts';
import { type Account, findByEmail, findTold } from '../../identity/accounts.ts';
import { job, type Run } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/job-queue.ts';
import { newId } from '../../lib/ids.ts';
import { makeKeyedToken } from '../../lib/security/keyed-token.ts';
import { compose, type Filling, type MailRows, type Reader } from '../../mail/compose-mail.ts';
import { sendMail } from '../../mail/jobs.ts';
import { pageUrl } from '../../mail/page-url.ts';
import { mailTexts } from './mail-texts.ts';
import * as store from './store.ts';
import * as invitations from './store-invitations.ts';
import * as shares from './store-shares.ts';
import * as successors from './store-successors.ts';
import { listAfterLetter, listInMail, nameAfterLetter, rightsInMail } from './names-in-mail.ts';

/** Part of a request or job context that composes and queues mails. */
export type Posting = { readonly db: Db; readonly jobs: Jobs; readonly config: Config };

/** Recipient of a mail, with or without an account. Only jobs ask for it. `lang` is the language of the sender. */
const readerAt = async (db: Db, email: string, lang: Lang): Promise<Reader> =>
  (await findByEmail(db, email)) ?? { name: '', firstname: null, email, language: lang, emailVerifiedAt: null };

type AboutInvitation = { readonly householdId: string; readonly invitationId: string; readonly lang: Lang };

/** Mails an invitation. Its secret is made when the mail is, so that it lies in no queue; an older one opens nothing. */
export const sendInvitation = job({
  name: 'households.invitation',
  batch: 5,
  concurrency: 2,
  run: async (ctx: JobContext, { householdId, invitationId, lang }: AboutInvitation, run: Run) => {
    const now = ctx.clock();
    const { token, tokenHash } = makeKeyedToken(householdId);
    const place = { householdId };
    const found = await transact(ctx, async ({ db }) => {
      const [invitation] = await invitations.listWaiting(db, [householdId], [invitationId], now);
      if (invitation) await invitations.updateSecret(db, place, invitationId, tokenHash);
      return invitation;
    });
    if (!found) return;
    const reader = await readerAt(ctx.db, found.email, lang);
    const url = `${pageUrl(ctx.config.publicUrl, reader.language, 'invitation')}#token=${token}`;
    const about = {
      inviter: nameAfterLetter(found.inviter, reader.language),
      until: found.expiresAt,
      url,
    };
    const mail =
      found.role === 'owner'
        ? compose(reader, mailTexts.invitedOwner, about)
        : compose(reader, mailTexts.invitedGuest, {
            ...about,
            ...(await offeredPets(ctx.db, { householdId, invitationId }, { lang: reader.language, now })),
          });
    await ctx.mailer.send(mail, { id: newId(), date: now, kind: run.kind });
    await tellInApp(ctx, { ...found, invitationId, householdId }, now);
  },
});

type Told = {
  readonly email: string;
  readonly inviter: string;
  readonly invitationId: string;
  readonly householdId: string;
  readonly expiresAt: Date;
};

/** Also notifies in the app, if the address is confirmed in an account: nobody else may learn of the invitation. */
async function tellInApp(ctx: JobContext, { email, inviter, invitationId, householdId, expiresAt }: Told, now: Date) {
  const account = await findByEmail(ctx.db, email);
  if (!account?.emailVerifiedAt) return;
  const told = await transact(ctx, async ({ db, jobs }) => {
    const granted = (await shares.listOfHomes(db, [householdId], now)).filter(
      (one) => one.invitationId === invitationId,
    );
    const pets = await store.listPets(db, [householdId]);
    return notify({ db, jobs, now, config: ctx.config }, [
      {
        userId: account.id,
        key: `invitation ${invitationId} ${expiresAt.getTime()}`,
        kind: 'invitation',
        topic: 'home',
        thingId: invitationId,
        title: inviter,
        petNames: granted.flatMap(({ petId }) => pets.find(({ id }) => id === petId)?.name ?? []),
      },
    ]);
  });
  ctx.live.tellUnread(told);
}

async function offeredPets(
  db: Db,
  { householdId, invitationId }: Omit<AboutInvitation, 'lang'>,
  { lang, now }: { readonly lang: Lang; readonly now: Date },
) {
  const [pets, granted] = [await store.listPets(db, [householdId]), await shares.listOfHomes(db, [householdId], now)];
  const offered = granted
    .filter((share) => share.invitationId === invitationId)
    .map(({ petId, permissions, until }) => ({
      name: pets.find(({ id }) => id === petId)?.name ?? '',
      permissions,
      until,
    }));
  const names = offered.map(({ name }) => name);
  return { pets: listAfterLetter(names, lang, 'ב'), rights: rightsInMail(offered, lang) };
}

type AboutSuccessor = { readonly householdId: string; readonly lang: Lang };

/** Tells who was named, whether they have an account or not: once, with the row that says so. */
export const tellSuccessor = job({
  name: 'households.successor',
  run: (ctx: JobContext, { householdId, lang }: AboutSuccessor) =>
    transact(ctx, async (ctx) => {
      const successor = await successors.updateTold(ctx.db, { householdId }, ctx.clock());
      if (!successor) return;
      const reader = await readerAt(ctx.db, successor.email, lang);
      const owners = (await listOwners(ctx.db, [householdId])).map(({ name }) => name);
      const url = pageUrl(ctx.config.publicUrl, reader.language, 'app/home');
      const filling = { owners: listInMail(owners, reader.language), url };
      await ctx.jobs.send(ctx.db, sendMail, compose(reader, mailTexts.successorChosen, filling));
    }),
});

type Words<R extends MailRows> = (lang: Lang) => Omit<Filling<R>, 'url'>;

/** A mail to somebody with an account, in the transaction in which happens what it tells; none to whoever is leaving or blocked. */
export const post = async <R extends MailRows>(
  ctx: Posting,
  account: Account,
  rows: R,
  words: Words<R>,
  page: 'app/home' | 'app/pets' = 'app/home',
) => {
  if (account.deletionDueAt || account.blockedAt) return;
  const url = pageUrl(ctx.config.publicUrl, account.language, page);
  const filling = { ...words(account.language), url } as Filling<R> & { url: string };
  await ctx.jobs.send(ctx.db, sendMail, compose(account, rows, filling));
};

/** The same to all owners of a home but some. */
export async function postToOwners<R extends MailRows>(
  ctx: Posting,
  householdId: string,
  rows: R,
  words: Words<R>,
  except: readonly string[] = [],
) {
  const owners = (await listOwners(ctx.db, [householdId])).map(({ userId }) => userId);
  const readers = await findTold(
    ctx.db,
    owners.filter((id) => !except.includes(id)),
  );
  for (const reader of readers) await post(ctx, reader, rows, words);
}
