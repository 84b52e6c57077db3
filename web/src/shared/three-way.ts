import { isSame } from './is-same.ts';

export type Values = Readonly<Record<string, unknown>>;

/** An edit that met another: what both began from, what is to be saved here, and what stands there now. */
export type States<V extends Values = Values> = { opened: V; mine: V; theirs: V };

/** Of one thing that is edited: who has changed it. `both` is for the user to decide. */
export type Changed = 'nobody' | 'mine' | 'theirs' | 'both';

/** Who has changed what these fields say together; to the same is as good as not at all. */
export function changedBy({ opened, mine, theirs }: States, names: readonly string[]): Changed {
  const isAlike = (one: Values, other: Values) => names.every((name) => isSame(one[name], other[name]));
  if (isAlike(mine, theirs)) return 'nobody';
  if (isAlike(mine, opened)) return 'theirs';
  return isAlike(theirs, opened) ? 'mine' : 'both';
}

/** The state that says both, as far as they do not contradict each other; there it is mine. `groups`: fields that say one thing together. */
export function merged<V extends Values>(states: States<V>, groups: readonly (readonly string[])[]): V {
  const grouped = new Set(groups.flat());
  const names = Object.keys({ ...states.mine, ...states.theirs });
  const alone = names.filter((name) => !grouped.has(name)).map((name) => [name]);
  const taken = [...groups, ...alone].filter((names) => ['theirs', 'nobody'].includes(changedBy(states, names)));
  return { ...states.mine, ...picked(states.theirs, taken.flat()) };
}

export const picked = <V extends Values>(values: V, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]])) as Partial<V>;
