import { confirmHours } from '@tzemed/contract/site/newsletter';
import type { Secrets } from '../../identity/keys/secrets.ts';
import { readLink, signLink, uuidAt } from '../../lib/security/signed-link.ts';

const dayMs = 86_400_000;
/** An issue is found again years later, and its link must still stop the next one. */
const stopDays = 3650;

const purposes = { confirm: 'newsletter confirm', stop: 'newsletter stop' } as const;
const lifeDays = { confirm: confirmHours / 24, stop: stopDays };
type Purpose = keyof typeof purposes;

/**
 * Id of an address in links that stop its newsletter: the first 16 bytes of its hash, as a UUID. A subscription has an id of
 * its own each time, and the link of an old issue has to stop the one that stands now.
 */
export const stopIdOf = (emailHash: Buffer) => uuidAt(emailHash, 0);

/** The secret of a link, good from a moment on: to confirm a subscription, or to stop what stands for an address. */
export const tokenFor = (secrets: Secrets, purpose: Purpose, id: string, from: Date) =>
  signLink(secrets, purposes[purpose], [id], new Date(from.getTime() + lifeDays[purpose] * dayMs));

/** The id that a link was signed for. @throws Refusal 422 for what was not signed here, 410 when its time is over */
export const readToken = (secrets: Secrets, purpose: Purpose, token: string, now: Date) =>
  readLink(secrets, purposes[purpose], token, now)[0]!;
