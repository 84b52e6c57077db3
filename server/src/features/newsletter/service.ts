import type { Lang } from '@tzemed/contract/text/languages';
import { confirmHours, type NewsletterInput } from '@tzemed/contract/site/newsletter';
import { newsletterWording } from '@tzemed/contract/site/newsletter-consent';
import type { JobContext, Visitor } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { hashAddress } from '../../identity/visitor-rows.ts';
import { job } from '../../jobs/job.ts';
import { newId } from '../../lib/ids.ts';
import { Refusal } from '../../lib/refusal.ts';
import { compose } from '../../mail/compose-mail.ts';
import { pageUrl } from '../../mail/page-url.ts';
import { confirmTexts } from './mail-texts.ts';
import { readToken, tokenFor } from './service-links.ts';
import * as store from './store.ts';

const dayMs = 86_400_000;
/** Claims over mails without consent can be brought for seven years. */
const proofDays = 7 * 365;
const deliveryDays = 90;

/** Mails what confirms a subscription, unless it is confirmed or gone meanwhile. Each try is the same mail, by its link and id. */
export const mailConfirmation = job({
  name: 'newsletter.confirm',
  batch: 2,
  run: async (ctx: JobContext, { id }: { readonly id: string }, run) => {
    const found = await store.findStanding(ctx.db, id);
    if (!found?.email || found.confirmedAt) return;
    const { email, language, mailedAt } = found;
    const url = `${pageUrl(ctx.config.publicUrl, language, 'newsletter/confirm')}#token=${tokenFor(ctx.secrets, 'confirm', id, mailedAt)}`;
    const reader = { name: '', firstname: null, email, language, emailVerifiedAt: null };
    await ctx.mailer.send(compose(reader, confirmTexts, { url }), run);
  },
});

type Wanted = { readonly email: string; readonly language: Lang };

/** Notes a request, and has it confirmed by mail where that is not done yet and was not asked for lately. */
export const takeRequest = job({
  name: 'newsletter.ask',
  batch: 2,
  run: (ctx: JobContext, { email, language }: Wanted) =>
    transact(ctx, async ({ db, jobs, secrets, clock }) => {
      const now = clock();
      const id = await store.ask(db, {
        id: newId(),
        emailHash: hashAddress(secrets, email),
        email,
        language,
        wording: newsletterWording,
        now,
        // Anyone can enter any address, so it gets at most one mail a day.
        mailedBefore: new Date(now.getTime() - dayMs),
      });
      if (id) await jobs.send(db, mailConfirmation, { id });
    }),
});

/** The same work for every address: what is known of it is only asked in the job. */
export async function ask(ctx: Visitor, { email, website }: NewsletterInput) {
  if (website?.trim()) return;
  await ctx.jobs.send(ctx.db, takeRequest, { email, language: ctx.lang });
}

export async function confirm({ db, secrets, now }: Visitor, token: string) {
  if (!(await store.confirm(db, readToken(secrets, 'confirm', token, now), now))) throw new Refusal(410, 'linkExpired');
}

/** A link of an address without a subscription has nothing to stop, which is what was asked for. */
export const unsubscribe = (ctx: Visitor, token: string) =>
  transact(ctx, async ({ db, secrets, now }) => {
    await store.end(db, readToken(secrets, 'stop', token, now), now);
  });

export const sweepNewsletter = job({
  name: 'newsletter.sweep',
  cron: '25 4 * * *',
  run: async ({ db, clock, log }: JobContext) => {
    const before = (days: number) => new Date(clock().getTime() - days * dayMs);
    const removed = await store.sweep(db, {
      unconfirmed: before(confirmHours / 24),
      ended: before(proofDays),
      delivered: before(deliveryDays),
    });
    log.info(removed, 'newsletter swept');
  },
});
