import { callPath, type RowFields, type Writing } from '../resources.ts';
import { targetOf } from './changes-that-wait.ts';
import type { OutboxEntry } from './entry.ts';
import { provisionalAnswer } from './provisional-answer.ts';

type Effect = { readonly changed: RowFields; readonly isRemoved: boolean };

/** Waiting changes, applied to answers of the server: created rows by resource, and changes by id. */
export type WaitingChanges = {
  readonly created: readonly { readonly noun: string; readonly row: RowFields & { id: string } }[];
  readonly effects: ReadonlyMap<string, Effect>;
  /** Ids of items with a change that was sent and not answered: the server may have made it. */
  readonly attempted: ReadonlySet<string>;
};

/** The state in which the items will be once the waiting entries are sent. Refused ones change nothing. */
export function waitingChanges(entries: readonly OutboxEntry[], userId: string): WaitingChanges {
  const created = new Map<string, { noun: string; row: RowFields & { id: string } }>();
  const effects = new Map<string, Effect>();
  for (const entry of entries) {
    const resource = callPath(entry.url)?.resource;
    const kind = targetOf(entry)?.kind;
    if (!resource || entry.state === 'parked' || kind === 'part' || kind === 'upload') continue;
    const before = effects.get(entry.item) ?? { changed: {}, isRemoved: false };
    if (kind === 'remove' || kind === 'restore') {
      effects.set(entry.item, { ...before, isRemoved: kind === 'remove' });
      continue;
    }
    const writing: Writing = { by: userId, at: new Date(entry.at).toISOString() };
    const { base: _, ...change } = entry;
    const answer = provisionalAnswer(change, writing) as Record<string, RowFields & { id: string }>;
    const row = answer[resource.one]!;
    if (kind === 'create') created.set(entry.item, { noun: resource.noun, row });
    else effects.set(entry.item, { ...before, changed: { ...before.changed, ...row } });
  }
  const attempted = new Set(entries.filter(({ attempts }) => attempts > 0).map(({ item }) => item));
  return { created: [...created.values()], effects, attempted };
}

/** The answer to a question for an item that was created here and not sent; refused ones are among them. */
export function createdHere(url: string, entries: readonly OutboxEntry[], userId: string): unknown {
  const called = callPath(url);
  if (called?.id === undefined || called.part !== undefined) return undefined;
  const create = entries.find((entry) => entry.item === called.id && targetOf(entry)?.kind === 'create');
  if (!create) return undefined;
  // Its files and comments wait, too.
  if (called.action !== undefined) return { [called.action]: [], total: 0, page: 1, limit: 20, storage: [] };
  const later = entries.filter((entry) => entry.item === called.id && entry !== create);
  const waiting = waitingChanges([{ ...create, state: 'waiting' }, ...later], userId);
  return { [called.resource.one]: createdRows(waiting, called.resource.noun)[0] };
}

/** An answer of the server with the effects of what waits: objects of a changed id get its fields, removed ones go. */
export function withEffects(answer: unknown, effects: WaitingChanges['effects']): unknown {
  if (effects.size === 0 || typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer))
    return answer.flatMap((one) => (effectOn(one, effects)?.isRemoved ? [] : [withEffects(one, effects)]));
  const effect = effectOn(answer, effects);
  const entries = Object.entries(answer).map(([name, value]) => [
    name,
    // A part of a view has some of the fields; those that it has are brought up to date.
    effect && name in effect.changed ? effect.changed[name] : withEffects(value, effects),
  ]);
  return Object.fromEntries(entries);
}

const effectOn = (value: unknown, effects: WaitingChanges['effects']) =>
  typeof value === 'object' && value !== null ? effects.get((value as { id?: string }).id ?? '') : undefined;

/** Created rows that wait and are not among those that are known, with later changes to them; without removed ones. */
export const createdRows = (
  { created, effects }: WaitingChanges,
  noun: string,
  known: readonly { readonly id: string }[] = [],
) =>
  created.flatMap(({ noun: of, row }) => {
    const effect = effects.get(row.id);
    const isListed = of === noun && !effect?.isRemoved && !known.some(({ id }) => id === row.id);
    return isListed ? [{ ...row, ...effect?.changed }] : [];
  });
