import type { Lang } from '@tzemed/contract/text/languages';
import type { Config } from '../../config.ts';
import type { Secrets } from '../../identity/keys/secrets.ts';

/** Content of a notification, in the recipient's language. */
export type Message = {
  /** The same for every try. */
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly body: string;
  /** Link that a press on the notification opens; it may act for the recipient. */
  readonly url: string;
  /** Page for a signed-in recipient; grants no access by itself. */
  readonly page: string;
  /** Further buttons. */
  readonly actions: readonly { readonly label: string; readonly url: string }[];
  /** Token with which a device confirms the arrival; see `devices.confirm`. */
  readonly confirm: string;
  readonly isUrgent: boolean;
  /** Number of unread notifications, for the icon of the app; missing in a message that is none. */
  readonly unread?: number;
  readonly at: Date;
};

/** Destination of a message. */
export type Target = {
  readonly id: string;
  readonly address: string;
  readonly p256dh: Buffer | null;
  readonly auth: Buffer | null;
  readonly secret: Buffer | null;
};

/**
 * `arrived`: delivered. `taken`: accepted by a service that will deliver it. `gone`: the destination no longer accepts
 * messages.
 */
export type Outcome = 'arrived' | 'taken' | 'gone';

export type Sending = { readonly config: Config; readonly secrets: Secrets };

/** A way to somebody outside the app. @throws what is worth another try */
export type Channel = {
  readonly isOffered: (config: Config) => boolean;
  readonly send: (ctx: Sending, target: Target, message: Message) => Promise<Outcome>;
  /** A message that is sent twice is shown twice: the channel has no message ids. */
  readonly isOnce?: true;
};

/** Status after which the request may be repeated. */
export class RefusedError extends Error {
  readonly code: string;
  constructor(status: number) {
    super(`answered ${status}`);
    this.code = `answered ${status}`;
  }
}

export const isGood = (status: number) => status >= 200 && status < 300;
