import type { Lang } from '@tzemed/contract/text/languages';
import type { JobContext } from '../../context.ts';
import { transact } from '../../db/client.ts';
import * as accounts from '../../identity/accounts.ts';
import { job, type Run } from '../../jobs/job.ts';
import { makeKeyedToken } from '../../lib/security/keyed-token.ts';
import { newId } from '../../lib/ids.ts';
import { compose } from '../../mail/compose-mail.ts';
import { pageUrl } from '../../mail/page-url.ts';
import { breakLinks } from '@tzemed/contract/text/plain-text';
import { mailTexts } from './mail-texts.ts';
import * as store from './store.ts';

type News = store.Key & {
  /** `offer` is for who is asked; the rest for the owners, `asked` for those but the one who has. */
  readonly news: 'offer' | 'asked' | 'declined' | 'done';
  /** Language of the owner who asked: used for an address without an account, whose language is unknown. */
  readonly lang?: Lang;
};

/** Tells by mail how a handover stands. No address lies in the queue, and the link's secret is made with its mail. */
export const sendNews = job({
  name: 'handovers.news',
  batch: 3,
  run: async (ctx: JobContext, { householdId, id, news, lang }: News, run: Run) => {
    const key = { householdId, id };
    await (news === 'offer' ? sendOffer(ctx, key, run, lang) : tellOwners(ctx, key, news, run));
  },
});

async function sendOffer(ctx: JobContext, key: store.Key, run: Run, lang: Lang = 'he') {
  const now = ctx.clock();
  const made = await transact(ctx, async (ctx) => {
    const held = await store.lock(ctx.db, key);
    const offer = await store.findOffer(ctx.db, key, now);
    if (!held || offer?.state !== 'asked' || !offer.userEmail) return undefined;
    const { token, tokenHash } = makeKeyedToken(key.householdId);
    await store.setToken(ctx.db, key, tokenHash);
    return { offer, email: offer.userEmail, token };
  });
  if (!made) return;
  const { offer, email, token } = made;
  const account = await accounts.findByEmail(ctx.db, email);
  const reader = account ?? { name: '', firstname: null, email, language: lang, emailVerifiedAt: null };
  const url = `${pageUrl(ctx.config.publicUrl, reader.language, 'handover')}#token=${token}`;
  const mail = compose(reader, mailTexts.offer, {
    from: breakLinks(offer.from),
    pet: breakLinks(offer.pet.name),
    url,
  });
  await ctx.mailer.send(mail, { id: newId(), date: now, kind: run.kind });
}

async function tellOwners(ctx: JobContext, key: store.Key, news: 'asked' | 'declined' | 'done', run: Run) {
  const now = ctx.clock();
  const offer = await store.findOffer(ctx.db, key, now);
  if (offer?.state !== news) return;
  const { receiver, endedAt, createdBy } = offer;
  const [pet, address] = [breakLinks(offer.pet.name), offer.userEmail ?? ''];
  const owners = await store.ownerIdsOf(ctx.db, key.householdId);
  const told = news === 'asked' ? owners.filter((id) => id !== createdBy) : owners;
  const mailTo = (owner: accounts.Account) => {
    const url = pageUrl(ctx.config.publicUrl, owner.language, 'app/home');
    if (news === 'done')
      return compose(owner, mailTexts.done, {
        pet,
        receiver: breakLinks(receiver ?? ''),
        when: endedAt ?? now,
        url,
      });
    if (news === 'declined') return compose(owner, mailTexts.declined, { pet, address, url });
    return compose(owner, mailTexts.asked, { pet, address, from: breakLinks(offer.from), url });
  };
  for (const owner of await accounts.findTold(ctx.db, told)) {
    // If one of several mails fails, all are sent again: mailboxes recognize duplicates by this id.
    await ctx.mailer.send(mailTo(owner), { ...run, id: `${run.id}-${owner.id}` });
  }
}
