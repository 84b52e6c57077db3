/** A change that was made on this device, as it is sent. */
export type OutboxChange = {
  /** Identity by which the server recognises a repeat: the id of what it creates, or its Idempotency-Key. */
  readonly id: string;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Address with the path of the API: /api/expenses/7. */
  readonly url: string;
  /** JSON of the request, without the id of something new. */
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  /** The change creates something with its id; else the id is a key. */
  readonly isCreate: boolean;
  /** Version in `If-Match`. */
  readonly version?: number | undefined;
  /** Item that an upload is for. */
  readonly for?: string | undefined;
  /** The bytes of an upload are stored beside the entry. */
  readonly file?: { readonly name: string; readonly type: string; readonly size: number } | undefined;
};

/** Refusal by the server, which a person decides about. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** The whole answer: a 409 carries the current state. */
  readonly body?: unknown;
  readonly at: number;
};

/**
 * `later`: its writer holds it back. `parked`: the server has refused it. `withdrawn`: deleted before it was sent; it stays
 * for the undo. `sent`: an upload whose item has yet to be saved. Both are not shown.
 */
export type EntryState = 'waiting' | 'later' | 'parked' | 'withdrawn' | 'sent';

export type OutboxEntry = OutboxChange & {
  /** Place on this device. Entries of one item are sent in this order. */
  readonly seq: number;
  /** Id of the item that it is about. */
  readonly item: string;
  /** Milliseconds since 1970 by this device: when it was written. */
  readonly at: number;
  readonly state: EntryState;
  /** Number of times that it was sent; the server may have made it if that is above 0. */
  readonly attempts: number;
  /** Not sent again before this time; of what is sent, when it was. */
  readonly notBefore: number;
  readonly refusal?: Refusal | undefined;
  /** Its version is that of the answer to the entry before it. */
  readonly follows?: boolean | undefined;
  /** It replaces a refused entry: refused again, it is parked again, since it holds the only copy of what was written. */
  readonly isRetry?: boolean | undefined;
  /** The row as it was before the change, if this device knew it. */
  readonly base?: Readonly<Record<string, unknown>> | undefined;
};

/** A change before it has a place. */
export type NewEntry = Omit<OutboxEntry, 'seq'>;
