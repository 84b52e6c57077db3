import { expect, test } from 'vitest';
import { changedBy, mergeEdits, type ChangedBy, type EditStates } from './three-way-merge.ts';

/** A field's three states: opened, mine, theirs. */
type Three = [opened: unknown, mine: unknown, theirs: unknown];
const statesOf = ([opened, mine, theirs]: Three): EditStates => ({
  opened: { it: opened },
  mine: { it: mine },
  theirs: { it: theirs },
});

test.for<[string, Three, ChangedBy, unknown]>([
  ['what nobody has changed', ['א', 'א', 'א'], 'nobody', 'א'],
  ['what I have changed', ['א', 'ב', 'א'], 'mine', 'ב'],
  ['what they have changed', ['א', 'א', 'ג'], 'theirs', 'ג'],
  ['what both have changed to the same', ['א', 'ב', 'ב'], 'nobody', 'ב'],
  ['what both have changed otherwise', ['א', 'ב', 'ג'], 'both', 'ב'],
  ['what I have emptied', ['א', '', 'א'], 'mine', ''],
  ['what they have emptied', ['א', 'א', null], 'theirs', null],
  ['what I have emptied and they have changed', ['א', '', 'ג'], 'both', ''],
  ['what both have emptied, each in their way', ['א', '', null], 'nobody', null],
  ['what was empty and is written by me', [null, 'ב', null], 'mine', 'ב'],
  ['space around what I have not changed', ['א', ' א\n', 'ג'], 'theirs', 'ג'],
  ['marks of direction in what I have not changed', ['א', '\u200fא', 'א'], 'nobody', 'א'],
  ['a letter that is written with two signs', ['\u00e9', 'e\u0301', 'e'], 'theirs', 'e'],
  ['nothing that can be seen in an empty field', [null, '\u200b ', null], 'nobody', null],
  ['a sum', [10, 10.5, 11], 'both', 10.5],
  ['a sum that was none', [null, null, 0], 'theirs', 0],
  ['a no where nothing was known', [null, false, null], 'mine', false],
  ['a yes and a no', [null, true, false], 'both', true],
])('The merge knows who has changed a value, and keeps the right one: %s', ([, three, changed, kept]) => {
  const states = statesOf(three);
  expect(changedBy(states, ['it'])).toBe(changed);
  expect(mergeEdits(states, [['it']])).toEqual({ it: kept });
  expect(mergeEdits(states, [])).toEqual({ it: kept });
});

test('Fields that say one thing together are taken, kept and asked together', () => {
  const opened = { day: '2019-07-01', isApproximate: true, name: 'בלה' };
  const theirs = { ...opened, isApproximate: false };
  const mine = { ...opened, day: '2019-05-14' };
  const together = ['day', 'isApproximate'];
  expect(changedBy({ opened, mine, theirs }, together)).toBe('both');
  expect(mergeEdits({ opened, mine, theirs }, [together])).toEqual(mine);
  expect(mergeEdits({ opened, mine: opened, theirs }, [together])).toEqual(theirs);
  expect(mergeEdits({ opened, mine, theirs }, [])).toEqual({ ...opened, day: '2019-05-14', isApproximate: false });
});

/** All states of two fields, each of two texts or empty. */
const some = ['א', 'ב', null];
const things = some.flatMap((one) => some.map((two) => ({ one, two })));
const every = things.flatMap((opened) =>
  things.flatMap((mine) => things.map((theirs) => ({ opened, mine, theirs }) as EditStates<(typeof things)[number]>)),
);
const groupings = [[], [['one'], ['two']], [['one', 'two']]];
const mirrored: Record<ChangedBy, ChangedBy> = { nobody: 'nobody', mine: 'theirs', theirs: 'mine', both: 'both' };

test('A side without changes takes all changes of the other, and loses nothing', () => {
  for (const { opened, mine, theirs } of every)
    for (const groups of groupings) {
      expect(mergeEdits({ opened, mine: opened, theirs }, groups)).toEqual(theirs);
      expect(mergeEdits({ opened, mine, theirs: opened }, groups)).toEqual(mine);
      expect(mergeEdits({ opened, mine, theirs: mine }, groups)).toEqual(mine);
    }
});

test('The result is the same from the other side', () => {
  for (const { opened, mine, theirs } of every)
    for (const names of [['one'], ['two'], ['one', 'two']]) {
      const here = changedBy({ opened, mine, theirs }, names);
      expect(changedBy({ opened, mine: theirs, theirs: mine }, names)).toBe(mirrored[here]);
      if (here === 'both') continue;
      const group = [names];
      const [name] = names as ['one' | 'two'];
      expect(mergeEdits({ opened, mine, theirs }, group)[name]).toEqual(
        mergeEdits({ opened, mine: theirs, theirs: mine }, group)[name],
      );
    }
});

test('Merged values always come from one of the two sides', () => {
  for (const states of every)
    for (const groups of groupings) {
      const result = mergeEdits(states, groups);
      for (const names of groups.length > 0 ? groups : [['one'], ['two']]) {
        const of = (thing: object) => names.map((name) => thing[name as keyof object]);
        expect([of(states.mine), of(states.theirs)]).toContainEqual(of(result));
      }
    }
});
