import type { Db } from '../db/client.ts';
import { withoutPersonalData } from '../lib/security/without-personal-data.ts';
import type { Log } from '../lib/log.ts';
import type { Mailer } from './mailer.ts';
import { removeBounce, storeBounce } from './bounce-rows.ts';

type Parts = { readonly db: Db; readonly clock: () => Date; readonly log: Pick<Log, 'warn'> };
type Refused = { readonly responseCode?: unknown; readonly response?: unknown; readonly command?: unknown };

/**
 * A mailer that remembers which addresses a mail server refuses for good, and forgets them with the next mail that it takes.
 * A refusal that comes later, as a mail to the sender, is not seen.
 */
export const notingBounces = (mailer: Mailer, { db, clock, log }: Parts): Mailer => ({
  ...mailer,
  async send(mail, sending) {
    const { address } = mail.to;
    const note = (work: Promise<unknown>) =>
      work.catch((err: unknown) => log.warn({ err }, 'refusal of a mail not noted'));
    try {
      await mailer.send(mail, sending);
    } catch (error) {
      const { responseCode, response } = error as Refused;
      if (isOfAddress(error as Refused)) {
        const words = withoutPersonalData(String(response ?? '').replace(/^\d{3}[ -]?/, ''));
        const bounce = { email: address, kind: sending.kind ?? 'mail', code: responseCode as number, words };
        await note(storeBounce(db, bounce, clock()));
      }
      throw error;
    }
    await note(removeBounce(db, address));
  },
});

/** Enhanced status codes of security and policy (RFC 3463), such as that of a block list which names our server. */
const policy = /^\d{3}[ -]5\.7\./;

/** A wrong password of ours, or a sender that is not let in, is refused with such a code too: that is about no address. */
const isOfAddress = ({ responseCode, response, command }: Refused) =>
  typeof responseCode === 'number' &&
  responseCode >= 500 &&
  responseCode < 600 &&
  (command === 'RCPT TO' || command === 'DATA') &&
  !policy.test(String(response ?? ''));
