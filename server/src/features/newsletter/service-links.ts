import { confirmHours } from '@tzemed/contract/newsletter';
import type { Secrets } from '../../identity/secrets.ts';
import { readLink, signLink } from '../../lib/signed-link.ts';

const dayMs = 86_400_000;
/** An issue is found again years later, and its link must still stop the next one. */
const stopDays = 3650;

const purposes = { confirm: 'newsletter confirm', stop: 'newsletter stop' } as const;
const lifeDays = { confirm: confirmHours / 24, stop: stopDays };
type Purpose = keyof typeof purposes;

/** The secret of a link for a subscription, good from a moment on. */
export const tokenFor = (secrets: Secrets, purpose: Purpose, id: string, from: Date) =>
  signLink(secrets, purposes[purpose], [id], new Date(from.getTime() + lifeDays[purpose] * dayMs));

/** The subscription that a link is for. @throws Refusal 422 for what was not signed here, 410 when its time is over */
export const readToken = (secrets: Secrets, purpose: Purpose, token: string, now: Date) =>
  readLink(secrets, purposes[purpose], token, now)[0]!;
