import { isSameWhenStored } from '../../lib/is-same-when-stored.ts';
import { changedBy, type EditStates, type EditValues } from './three-way-merge.ts';

/** Things by their names or by the day from which they count, or what has no other name than itself: words, numbers. */
type Named = { readonly name: string } | { readonly from: string } | string | number;
type List = readonly Named[];

const isList = (value: unknown): value is List => Array.isArray(value);
const nameOf = (one: Named) => (typeof one !== 'object' ? one : 'name' in one ? one.name : one.from);
const find = (list: List, one: Named) => list.find((other) => nameOf(other) === nameOf(one));

/** Merged entries of two edits of a list; in a conflict the first edit wins. */
function together(opened: List, first: List, second: List): Named[] {
  const kept = first.flatMap((mine) => {
    const before = find(opened, mine);
    // Entries that only they have changed or removed follow their version. A number may be 0.
    return before !== undefined && isSameWhenStored(mine, before) ? (find(second, mine) ?? []) : mine;
  });
  const added = second.filter((theirs) => find([...opened, ...first], theirs) === undefined);
  return inOrder([...kept, ...added]);
}

/** Days follow each other, whoever has added which. */
const inOrder = (list: Named[]) =>
  list.every((one) => typeof one === 'object' && 'from' in one)
    ? list.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    : list;

const inAnyOrder = (list: List) => list.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));

/**
 * Two edits of a list are no contradiction while they are of different things in it. Where both have changed the same one it
 * is chosen, and either choice holds what the other has done besides.
 */
export function mergeListEdits<V extends EditValues>({ opened, mine, theirs }: EditStates<V>): EditStates<V> {
  const states = { opened: { ...opened }, mine: { ...mine }, theirs: { ...theirs } };
  for (const name of Object.keys(mine) as (string & keyof V)[]) {
    const [before, here, there]: unknown[] = [opened[name], mine[name], theirs[name]];
    if (!isList(before) || !isList(here) || !isList(there)) continue;
    if (changedBy({ opened, mine, theirs }, [name]) !== 'both') continue;
    const [asMine, asTheirs] = [together(before, here, there), together(before, there, here)];
    if (isSameWhenStored(inAnyOrder(asMine), inAnyOrder(asTheirs))) {
      // Theirs stands already, and mine comes on top of it.
      states.opened[name] = theirs[name];
      states.mine[name] = asTheirs as V[typeof name];
    } else {
      states.mine[name] = asMine as V[typeof name];
      states.theirs[name] = asTheirs as V[typeof name];
    }
  }
  return states;
}
