import { isSameWhenStored } from '../../lib/is-same-when-stored.ts';

export type EditValues = Readonly<Record<string, unknown>>;

/** An edit that met another: what both began from, what is to be saved here, and what stands there now. */
export type EditStates<V extends EditValues = EditValues> = { opened: V; mine: V; theirs: V };

/** Author of a change to one field. `both` is for the user to decide. */
export type ChangedBy = 'nobody' | 'mine' | 'theirs' | 'both';

/** Author of the change to these fields as a group; the same change on both sides is as good as none. */
export function changedBy({ opened, mine, theirs }: EditStates, names: readonly string[]): ChangedBy {
  const isAlike = (one: EditValues, other: EditValues) =>
    names.every((name) => isSameWhenStored(one[name], other[name]));
  if (isAlike(mine, theirs)) return 'nobody';
  if (isAlike(mine, opened)) return 'theirs';
  return isAlike(theirs, opened) ? 'mine' : 'both';
}

/** The state that says both, as far as they do not contradict each other; there it is mine. `groups`: fields that say one thing together. */
export function mergeEdits<V extends EditValues>(states: EditStates<V>, groups: readonly (readonly string[])[]): V {
  const grouped = new Set(groups.flat());
  const names = Object.keys({ ...states.mine, ...states.theirs });
  const alone = names.filter((name) => !grouped.has(name)).map((name) => [name]);
  const taken = [...groups, ...alone].filter((names) => ['theirs', 'nobody'].includes(changedBy(states, names)));
  return { ...states.mine, ...pickFields(states.theirs, taken.flat()) };
}

export const pickFields = <V extends EditValues>(values: V, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]])) as Partial<V>;
