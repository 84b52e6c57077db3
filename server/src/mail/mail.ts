import type { Lang } from '@tzemed/contract/languages';

/** A mail as it is queued: words already chosen, layout not yet. */
export type Mail = {
  readonly to: { readonly name: string; readonly address: string };
  readonly lang: Lang;
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview?: string;
  readonly greeting?: string;
  /** Paragraphs of plain text. */
  readonly text: readonly string[];
  /** One button; the address is built from PUBLIC_URL. */
  readonly action?: { readonly label: string; readonly url: string };
  /** How long the button is good for. */
  readonly note?: string;
  /** What to do when it was not them, below everything. */
  readonly otherwise?: string;
};

/** Which sending this is. A retry carries the same id, so that a mailbox can tell a repetition. */
export type Sending = { readonly id: string; readonly date: Date };
