import type { Lang } from '@tzemed/contract/text/languages';

type Link = { readonly label: string; readonly url: string };

/** Item among several in a mail, with its action buttons. */
export type MailThing = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly actions: readonly Link[];
};

/** Things of one kind under a heading, each in a line or two. */
export type MailSection = {
  readonly title: string;
  readonly rows: readonly { readonly title: string; readonly detail: string }[];
  /** True when each detail is a word or two and is shown beside the title. */
  readonly isShort?: boolean;
  /** Text with the number of further rows. */
  readonly more?: string;
};

/** Some words of an article: plain, of more weight or less, or a link. */
export type Span = { readonly text: string; readonly weight?: 'strong' | 'soft'; readonly url?: string };
/** A part of an article. Items that follow one another are a list. */
export type Block = { readonly kind: 'heading' | 'paragraph' | 'item'; readonly spans: readonly Span[] };

/** A mail as it is queued: words already chosen, layout not yet. */
export type Mail = {
  readonly to: { readonly name: string; readonly address: string };
  /** Address for answers; without it they go to the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly lang: Lang;
  readonly subject: string;
  /** Text that mail programs show beside the subject. */
  readonly preview?: string;
  readonly greeting?: string;
  /** Paragraphs of plain text. */
  readonly text: readonly string[];
  /** Blocks after the text: headings, paragraphs, lists and links. */
  readonly article?: readonly Block[];
  readonly things?: readonly MailThing[];
  readonly sections?: readonly MailSection[];
  /** Single button; its address is built from PUBLIC_URL. */
  readonly action?: Link;
  /** Text with the validity of the button. */
  readonly note?: string;
  /** Instructions if the action was not the reader's own, below everything. */
  readonly otherwise?: string;
  /** Below that, where the mails of this kind can be stopped. */
  readonly ways?: readonly Link[];
  /** Address to which a mail program posts when its reader presses its own 'unsubscribe' (RFC 8058). */
  readonly oneClickStop?: string;
};

/** Identity of a sending. A retry carries the same id, so that a mailbox can detect a repetition. */
export type Sending = {
  readonly id: string;
  readonly date: Date;
  /** Name of the job that sends it. */
  readonly kind?: string | undefined;
};
