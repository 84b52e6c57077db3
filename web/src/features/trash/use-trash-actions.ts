import { useState } from 'react';
import type { TrashEntry } from '@tzemed/contract/views/trash';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { isMotionAllowed } from '../../ui/motion.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useTrashChanges } from './api.ts';
import { inRestoreOrder } from './restore-order.ts';
import { trashTexts } from './texts.ts';
import { useTrashTexts } from './use-trash-texts.ts';
import { restoredItemLink } from './restored-item-link.ts';

/** Milliseconds that a row takes to fold; see trash.css. */
const foldMs = 180;
const folded = () => new Promise((resolve) => setTimeout(resolve, isMotionAllowed() ? foldMs : 0));

type Reference = NonNullable<TrashEntry['first']>;
type Thing = TrashEntry | Reference;
/** Appointments of one visit that were deleted together come back together. */
const isTogether = (one: Thing, other: Thing) =>
  'visitId' in one &&
  'visitId' in other &&
  one.visitId !== null &&
  one.visitId === other.visitId &&
  one.deletedAt === other.deletedAt;
/** Things that can't be restored before another one is; it is asked for under the first of them. */
export type BlockedRestore = { first: Reference; after: readonly TrashEntry[]; seen: TrashEntry | undefined };
type Failed = { error: unknown };

const none: ReadonlySet<string> = new Set();

/** Actions on deleted things, and the messages about them. */
export function useTrashActions(entries: readonly TrashEntry[]) {
  const t = useTexts(trashTexts);
  const words = useTrashTexts();
  const navigate = useNavigate();
  const { restore, erase, isBusy } = useTrashChanges();
  const [leaving, setLeaving] = useState(none);
  const [waiting, setWaiting] = useState<BlockedRestore>();

  /** Rows fold at once, and stand again where it failed. */
  async function going<T>(ids: readonly string[], run: () => Promise<T>) {
    setLeaving((before) => new Set([...before, ...ids]));
    const [outcomes] = await Promise.all([run(), folded()]);
    setLeaving((before) => new Set([...before].filter((id) => !ids.includes(id))));
    return outcomes;
  }

  /** Number of failures for each reason. */
  const reasons = (failed: readonly Failed[], say: (values: { count: number; why: string }) => string) =>
    [...Map.groupBy(failed, ({ error }) => (typeof error === 'string' ? error : errorText(error)))].map(([why, of]) =>
      say({ count: of.length, why }),
    );

  /** `seen`: the one to which the message leads; of several that were picked none. */
  async function restoreAll(
    things: readonly Thing[],
    { blocked = [], seen }: { blocked?: readonly TrashEntry[]; seen?: TrashEntry | undefined },
  ) {
    const asked = things.filter((one, at) => !things.slice(0, at).some((before) => isTogether(one, before)));
    const along = entries.filter((one) => things.some((other) => isTogether(one, other)));
    const ids = [...things, ...along].map(({ id }) => id);
    const outcomes = ids.length > 0 ? await going(ids, () => restore(asked)) : [];
    const done = outcomes.flatMap(({ entry }) => entry ?? []);
    const count = things.filter((one) => done.some((back) => back.id === one.id || isTogether(back, one))).length;
    const failed: Failed[] = outcomes.filter(({ entry }) => !entry).map(({ error }) => ({ error }));
    failed.push(...blocked.map(({ first }) => ({ error: first && t.firstNeeded({ name: words.short(first) }) })));
    const [one] = failed;
    if (one && outcomes.length + blocked.length === 1) return toast.error(reasons(failed, ({ why }) => why).join(''));
    if (one) {
      const back = count > 0 ? [t.restoredMany({ count })] : [];
      return toast.error([...back, ...reasons(failed, t.notRestored)].join('. '));
    }
    const [only] = done;
    if (!only) return;
    const to = seen && restoredItemLink(seen);
    toast.success(
      count === 1 ? words.back(only) : t.restoredMany({ count }),
      to ? { label: t.show, onPress: () => void navigate(to) } : undefined,
    );
  }

  /** Things that wait for another that is not among them are left, and said. */
  async function restorePicked(several: readonly TrashEntry[]) {
    const ids = new Set(several.map(({ id }) => id));
    const blocked = several.filter(({ first }) => first && !ids.has(first.id));
    const first = blocked[0]?.first;
    const seen = several.length === 1 ? several[0] : undefined;
    setWaiting(first ? { first, after: blocked.filter((one) => one.first?.id === first.id), seen } : undefined);
    // A single row needs no message: the hint below it says what it waits for.
    if (seen && first) return;
    const things = inRestoreOrder(several.filter((one) => !blocked.includes(one)));
    await restoreAll(things, { blocked, seen });
  }

  /** A waiting row comes back together with the one it waited for. */
  async function restoreFirst() {
    if (!waiting) return;
    const { first, after, seen } = waiting;
    const own = entries.find(({ id }) => id === first.id);
    if (own?.first) return setWaiting({ first: own.first, after: [...after, own], seen });
    setWaiting(undefined);
    await restoreAll([own ?? first, ...inRestoreOrder(after)], { seen });
  }

  async function erasePicked(several: readonly TrashEntry[]) {
    const things = inRestoreOrder(several).toReversed();
    const outcomes = await going(
      things.map(({ id }) => id),
      () => erase(things),
    );
    const failed = outcomes.filter(({ error }) => error !== undefined).map(({ error }) => ({ error }));
    const count = outcomes.length - failed.length;
    const gone = count > 0 ? [t.erasedMany({ count })] : [];
    if (failed.length === 0) return toast.success(gone.join(''));
    toast.error([...gone, ...reasons(failed, t.notErased)].join('. '));
  }

  return {
    isBusy,
    leaving,
    waiting,
    restorePicked,
    restoreFirst,
    forget: () => setWaiting(undefined),
    erasePicked,
  };
}
