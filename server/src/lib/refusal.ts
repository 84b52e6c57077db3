import type { Code, RefusalCode } from '@tzemed/contract/text/messages';

type FieldCode = Code | RefusalCode;

/** An expected 'no': it becomes an answer of this status, and is never logged as a fault. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  /** Field → code of its message. */
  readonly fields: Readonly<Record<string, FieldCode>> | undefined;
  /** Number in the words, e.g. the plan's limit. */
  readonly n: number | undefined;
  /** Seconds, for `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The thing as it is now, for a refused stale edit. */
  readonly current: unknown;

  constructor(
    status: number,
    code: RefusalCode,
    more: { fields?: Readonly<Record<string, FieldCode>>; n?: number; retryAfter?: number; current?: unknown } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.n = more.n;
    this.retryAfter = more.retryAfter;
    this.current = more.current;
  }
}

/** Same response for a missing item and for an item of somebody else: the two are indistinguishable. */
export const notFound = () => new Refusal(404, 'notFound');

/** Fields that only the server could check, e.g. against today's date. */
export const invalid = (fields: Readonly<Record<string, FieldCode>>) => new Refusal(422, 'validation', { fields });

/** Refuses what any of them is wrong in: all are told at once. */
export function refuseInvalid(fields: Readonly<Record<string, FieldCode>>) {
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** An edit that began from an older version; `current` has the shape of the endpoint's reply. */
export const stale = (current: unknown) => new Refusal(409, 'stale', { current });
