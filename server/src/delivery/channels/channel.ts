import type { Lang } from '@tzemed/contract/text/languages';
import type { Config } from '../../config.ts';
import type { Secrets } from '../../identity/keys/secrets.ts';

/** What is told, in the words of its reader. */
export type Message = {
  /** The same for every try. */
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly body: string;
  /** What a press on it opens; it may act for its reader. */
  readonly url: string;
  /** Where it is looked at by who is signed in, with no right of its own. */
  readonly page: string;
  /** What else can be pressed. */
  readonly actions: readonly { readonly label: string; readonly url: string }[];
  /** By what a device says that it has arrived; see `devices.confirm`. */
  readonly confirm: string;
  readonly isUrgent: boolean;
  readonly at: Date;
};

/** Where it is sent. */
export type Target = {
  readonly id: string;
  readonly address: string;
  readonly p256dh: Buffer | null;
  readonly auth: Buffer | null;
  readonly secret: Buffer | null;
};

/** It is there; somebody has taken it who will bring it; nothing can be sent there any more. */
export type Outcome = 'arrived' | 'taken' | 'gone';

export type Sending = { readonly config: Config; readonly secrets: Secrets };

/** A way to somebody outside the app. @throws what is worth another try */
export type Channel = {
  readonly isOffered: (config: Config) => boolean;
  readonly send: (ctx: Sending, target: Target, message: Message) => Promise<Outcome>;
  /** What comes twice is told twice there: nothing that comes has a name. */
  readonly isOnce?: true;
};

/** Whoever answered so may be asked again. */
export class RefusedError extends Error {
  readonly code: string;
  constructor(status: number) {
    super(`answered ${status}`);
    this.code = `answered ${status}`;
  }
}

export const isGood = (status: number) => status >= 200 && status < 300;
