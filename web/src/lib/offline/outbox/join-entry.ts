import { targetOf, uploadIn, type Target } from './changes-that-wait.ts';
import type { NewEntry, OutboxEntry } from './entry.ts';

/** Effect of a new change on the entries before it. */
export type Joined = {
  /** Entries that go without being sent. */
  readonly dropped: readonly OutboxEntry[];
  /** Entries that are others now. */
  readonly changed?: readonly OutboxEntry[];
  /** The entry that holds the change: a new one without `seq`; nothing if it undoes what was never sent. */
  readonly entry: OutboxEntry | NewEntry | undefined;
};

/** True for an entry that the server has never seen. */
const isUnsent = ({ attempts, state }: OutboxEntry) => attempts === 0 && state !== 'parked';

/**
 * Joins a change with the entries of its item, oldest first: an edit of what was never sent changes that, its deletion
 * takes it away, and a press takes back the opposite one. What the server may know already is left as it was sent.
 */
export function joinEntry(entries: readonly OutboxEntry[], change: NewEntry): Joined {
  const same = entries.find(({ id }) => id === change.id);
  if (same) return { dropped: [], entry: same };
  const ofItem = entries.filter(({ item, state }) => item === change.item && state !== 'sent');
  const last = ofItem.at(-1);
  const target = targetOf(change)!;
  const joined = joinerOf[target.kind]({ all: entries, ofItem, last, change, target });
  if (joined) return joined;
  // An entry behind another waits for its turn. New files and comments do not depend on each other.
  const isOfSome = isNewPart(change) ? ofItem.some((entry) => !isNewPart(entry)) : ofItem.length > 0;
  return { dropped: [], entry: isOfSome ? { ...change, attempts: 0, follows: true } : change };
}

const isNewPart = (entry: NewEntry) => {
  const { kind } = targetOf(entry)!;
  return entry.method === 'POST' && (kind === 'upload' || kind === 'part');
};

type Joining = {
  readonly all: readonly OutboxEntry[];
  readonly ofItem: readonly OutboxEntry[];
  readonly last: OutboxEntry | undefined;
  readonly change: NewEntry;
  readonly target: Target;
};
type Joiner = (joining: Joining) => Joined | undefined;

const kindOf = (entry: OutboxEntry) => targetOf(entry)!.kind;
const merged = (entry: OutboxEntry, { body, at }: NewEntry): OutboxEntry => {
  const { version: _, ...fields } = body ?? {};
  return { ...entry, at, body: { ...entry.body, ...fields }, state: 'waiting', refusal: undefined, notBefore: 0 };
};

const joinerOf: Record<Target['kind'], Joiner> = {
  create: () => undefined,
  upload({ all, change }) {
    const id = change.method === 'DELETE' ? uploadIn(change.url) : undefined;
    const made = id === undefined ? undefined : all.find((entry) => entry.id === id);
    return made && { dropped: [made], entry: isUnsent(made) ? undefined : change };
  },
  update({ ofItem, last, change }) {
    // A refused create was never made, so that its edit is another try.
    const refusedCreate = ofItem.find((entry) => entry.state === 'parked' && kindOf(entry) === 'create');
    if (refusedCreate) return { dropped: [], entry: merged(refusedCreate, change) };
    const refused = ofItem.filter((entry) => entry.state === 'parked' && kindOf(entry) === 'update');
    if (refused.length > 0) {
      const retry = { ...change, isRetry: true };
      return {
        dropped: refused,
        entry: ofItem.length > refused.length ? { ...retry, attempts: 0, follows: true } : retry,
      };
    }
    const lastKind = last && kindOf(last);
    if (last && isUnsent(last) && (lastKind === 'create' || lastKind === 'update'))
      return { dropped: [], entry: merged(last, change) };
    return undefined;
  },
  remove({ ofItem }) {
    const created = ofItem.find((entry) => kindOf(entry) === 'create');
    if (!created || !(isUnsent(created) || created.state === 'parked')) return undefined;
    return { dropped: [], changed: ofItem.map((entry) => ({ ...entry, state: 'withdrawn' })), entry: undefined };
  },
  restore({ ofItem, last }) {
    if (last?.state !== 'withdrawn') return last && takesBack(last, kindOf(last) === 'remove');
    return {
      dropped: [],
      changed: ofItem.map((entry) => ({ ...entry, state: 'waiting', notBefore: 0 })),
      entry: undefined,
    };
  },
  press({ last, change, target: { press } }) {
    const lastTarget = last && targetOf(last)!;
    if (lastTarget?.kind !== 'press' || !isUnsent(last!)) return undefined;
    if (press === 'reopen') return takesBack(last!, lastTarget.press === 'complete' || lastTarget.press === 'miss');
    if (press === lastTarget.press) return { dropped: [], entry: merged(last!, change) };
    return undefined;
  },
  part({ ofItem, change }) {
    if (change.method === 'POST') return undefined;
    const id = new URL(change.url, 'http://localhost').pathname.split('/').at(-1);
    const made = ofItem.find((entry) => entry.method === 'POST' && entry.id === id);
    if (!made || !isUnsent(made)) return undefined;
    return change.method === 'DELETE'
      ? { dropped: [made], entry: undefined }
      : { dropped: [], entry: merged(made, change) };
  },
};

const takesBack = (last: OutboxEntry, isOpposite: boolean): Joined | undefined =>
  isOpposite && isUnsent(last) ? { dropped: [last], entry: undefined } : undefined;
