import { expect, test } from 'vitest';
import { mergeListEdits } from './merge-lists.ts';
import { changedBy } from './three-way-merge.ts';

type Said = Record<string, string>;
const listOf = (said: Said) => Object.entries(said).map(([name, value]) => ({ name, type: 'text', value }));
const saidBy = (list: unknown) =>
  Object.fromEntries((list as { name: string; value: string }[]).map(({ name, value }) => [name, value]));
function meet(opened: Said, mine: Said, theirs: Said) {
  const states = mergeListEdits({
    opened: { own: listOf(opened) },
    mine: { own: listOf(mine) },
    theirs: { own: listOf(theirs) },
  });
  return { changed: changedBy(states, ['own']), mine: saidBy(states.mine.own), theirs: saidBy(states.theirs.own) };
}

test.for<[string, Said, Said, Said, Said]>([
  ['each has added one', {}, { a: '1' }, { b: '2' }, { a: '1', b: '2' }],
  ['each has changed another', { a: '1', b: '2' }, { a: '9', b: '2' }, { a: '1', b: '8' }, { a: '9', b: '8' }],
  ['I have taken one away that they left', { a: '1', b: '2' }, { b: '2' }, { a: '1', b: '8' }, { b: '8' }],
  ['they have taken one away that I left', { a: '1', b: '2' }, { a: '1', b: '9' }, { b: '2' }, { b: '9' }],
  [
    'I have renamed one, and they changed another',
    { a: '1', b: '2' },
    { c: '1', b: '2' },
    { a: '1', b: '8' },
    { c: '1', b: '8' },
  ],
])('Both edits are kept without a question: %s', ([, opened, mine, theirs, both]) => {
  expect(meet(opened, mine, theirs)).toEqual({ changed: 'mine', mine: both, theirs });
});

test('An entry that both have changed differently is a conflict; other changes stay on either side', () => {
  expect(meet({ a: '1' }, { a: '2', b: 'mine' }, { a: '3', c: 'theirs' })).toEqual({
    changed: 'both',
    mine: { a: '2', b: 'mine', c: 'theirs' },
    theirs: { a: '3', b: 'mine', c: 'theirs' },
  });
});

test('An entry that I have changed and they have removed is a conflict', () => {
  expect(meet({ a: '1' }, { a: '2' }, {})).toEqual({ changed: 'both', mine: { a: '2' }, theirs: {} });
});

test('A list that only one of us has changed is theirs alone, in their order', () => {
  const opened = { a: '1', b: '2' };
  expect(meet(opened, opened, { b: '2', a: '1' })).toMatchObject({ changed: 'theirs' });
  expect(meet(opened, { a: '1', b: '3' }, opened)).toMatchObject({ changed: 'mine', mine: { a: '1', b: '3' } });
});

test.for<[string[], string[], string[], string[]]>([
  [['x', 'y'], ['x'], ['y'], []],
  [
    ['x', 'y'],
    ['x', 'y', 'a'],
    ['y', 'b'],
    ['y', 'a', 'b'],
  ],
  [['x'], ['x', 'a'], ['x', 'b'], ['x', 'a', 'b']],
  [[], ['a'], ['a', 'b'], ['a', 'b']],
])('Words %j changed to %j and %j keep all additions and removals: %j', ([opened, mine, theirs, both]) => {
  const states = mergeListEdits({ opened: { of: opened }, mine: { of: mine }, theirs: { of: theirs } });
  expect(changedBy(states, ['of'])).not.toBe('both');
  expect((states.mine.of as string[]).toSorted()).toEqual(both.toSorted());
});

test.for<[number[], number[], number[], number[]]>([
  [
    [80, 100],
    [80, 100, 150],
    [70, 80, 100],
    [70, 80, 100, 150],
  ],
  [[0, 2, 4], [2, 4], [0, 2], [2]],
])('Numbers %j changed to %j and %j keep all additions and removals: %j', ([opened, mine, theirs, both]) => {
  const states = mergeListEdits({ opened: { of: opened }, mine: { of: mine }, theirs: { of: theirs } });
  expect(changedBy(states, ['of'])).not.toBe('both');
  expect(states.mine.of).toEqual(both);
});

test('Entries with a start day are matched by that day and sorted by it', () => {
  const opened = [{ from: '2027-01-01', amount: 139 }];
  const mine = [...opened, { from: '2027-06-01', amount: 149 }];
  const theirs = [
    { from: '2026-12-01', amount: 135 },
    { from: '2027-01-01', amount: 141 },
  ];
  const both = mergeListEdits({ opened: { prices: opened }, mine: { prices: mine }, theirs: { prices: theirs } });
  expect(both.mine.prices).toEqual([...theirs, { from: '2027-06-01', amount: 149 }]);
});
