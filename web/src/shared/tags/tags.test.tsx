import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownPermissions } from '@tzemed/contract/sharing/permissions';
import type { Pet } from '@tzemed/contract/pets/pets';
import { tag, tags, type Tag } from '@tzemed/contract/items/tags';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { kibble } from '../../testing/row-fixtures.ts';
import { buildRow } from '../../testing/build-row.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { renderExpenses } from '../../testing/render-expenses.tsx';
import { filterBy, openFilters } from '../../testing/filter-sheet.ts';

const given = { householdId: bella.householdId, mayEdit: true, hue: 'sky' } as const;
const claim = buildRow(tag, { ...given, id: 'claim', name: 'תביעת ביטוח', mergedIds: ['old'] });
const rehab = buildRow(tag, { ...given, id: 'rehab', name: 'שיקום' });
const many = Array.from({ length: 15 }, (_, at) => buildRow(tag, { ...given, id: `t${at}`, name: `תגית ${at}` }));

type Given = {
  all?: Tag[];
  at?: string;
  rows?: (typeof kibble)[];
  pet?: Pet;
  refuse?: () => void;
  others?: Pet[];
  wait?: Promise<void>;
};
function show({ all = [claim, rehab], at = '', rows = [kibble], pet = bella, refuse, others = [], wait }: Given = {}) {
  let kept = all;
  return renderExpenses({
    at,
    rows,
    owned: [pet, ...others],
    others: [
      answersOf(tags, {
        list: () => ({ tags: kept, total: kept.length, page: 1, limit: 100 }),
        create: async ({ body }) => {
          refuse?.();
          await wait;
          const made = buildRow(tag, { ...given, ...body, id: 'new' } as Tag);
          kept = [...kept, made];
          return { tag: made };
        },
      }),
    ],
  });
}

fixClockToSaturday();

/** The form of a row, and its tags. */
async function open(view: ReturnType<typeof show>) {
  await view.user.click(await screen.findByRole('button', { name: `עריכת ${kibble.description}` }));
  const dialog = within(await screen.findByRole('dialog'));
  return within(await dialog.findByRole('group', { name: 'תגיות' }));
}
const saved = async (view: ReturnType<typeof show>) => {
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(view.asked('PUT')).toHaveLength(1));
  return (view.asked('PUT')[0]!.body as { tagIds?: string[] }).tagIds;
};

test('A row says what it is filed under, also by a tag that was merged since, and nothing of one that has gone', async () => {
  show({ rows: [{ ...kibble, tagIds: ['old', 'gone', 'claim'] }] });
  const borne = within(await screen.findByRole('list', { name: 'תגיות' })).getAllByRole('listitem');
  expect(borne.map(({ textContent }) => textContent)).toEqual(['תביעת ביטוח']);
});

test('The list is filtered by a tag, in the address and in the question', async () => {
  const view = show();
  await screen.findByRole('table');
  await filterBy(view.user, 'שיקום');
  await waitFor(() => expect(view.requests.at(-1)?.path).toBe('/expenses?tagId=rehab&page=1&limit=20'));
  expect(view.router.state.location.search).toBe('?tagId=rehab');
  const sums = screen.getByRole('region', { name: 'סיכום' });
  await waitFor(() => expect(sums.textContent).toContain('שיקום'));
});

test.each([
  ['old', 'tagId=claim&'],
  ['gone', ''],
])('An address that names the tag %s asks for what stands: %s', async (id, asked) => {
  const view = show({ at: `?tagId=${id}` });
  await screen.findByRole('table');
  await waitFor(() => expect(view.asked('GET').map(({ path }) => path)).toContain(`/expenses?${asked}page=1&limit=20`));
});

test('The list says that a deleted tag filters nothing, and the address drops it', async () => {
  const view = show({ at: '?tagId=gone&category=food' });
  await screen.findByText('התגית נמחקה, והרשימה לא מסוננת לפיה');
  await waitFor(() => expect(view.router.state.location.search).toBe('?category=food'));
  expect(view.requests.map(({ path }) => path)).toContain('/expenses?category=food&page=1&limit=20');
});

test('Tags that two homes call the same are told apart by who lives there', async () => {
  const theirs = buildRow(tag, { ...given, id: 'theirs', name: 'שיקום', householdId: 'other' });
  const view = show({ all: [claim, rehab, theirs], others: [{ ...mitzi, householdId: 'other' }] });
  await screen.findByRole('table');
  await filterBy(view.user, 'שיקום (מיצי)');
  await waitFor(() => expect(view.requests.at(-1)?.path).toBe('/expenses?tagId=theirs&page=1&limit=20'));
  const options = within((await openFilters(view.user)).getByRole('group', { name: /תגית/ })).getAllByRole('button');
  expect(options.map(({ textContent }) => textContent)).toEqual(['תביעת ביטוח', 'שיקום (בלה)', 'שיקום (מיצי)']);
});

test('A home without tags has nothing to filter by', async () => {
  const { user } = show({ all: [] });
  await screen.findByRole('table');
  expect((await openFilters(user)).queryByRole('group', { name: /תגית/ })).toBeNull();
});

test('Tags are added and removed in the form', async () => {
  const view = show({ rows: [{ ...kibble, tagIds: ['old'] }] });
  const field = await open(view);
  const on = field.getByRole('button', { name: 'תביעת ביטוח' });
  expect(on.getAttribute('aria-pressed')).toBe('true');
  await view.user.click(on);
  await view.user.click(field.getByRole('button', { name: 'שיקום' }));
  expect(await saved(view)).toEqual(['rehab']);
});

test('An edit that does not touch the tags keeps them, a deleted one too', async () => {
  const view = show({ rows: [{ ...kibble, tagIds: ['old', 'gone'] }] });
  await open(view);
  expect(await saved(view)).toEqual(['old', 'gone']);
});

test('A new one is made where it is typed, by Enter, and the form stays', async () => {
  const view = show();
  const field = await open(view);
  await view.user.click(field.getByRole('button', { name: 'תגית' }));
  await view.user.type(field.getByRole('textbox'), 'פנסיון{Enter}');
  const made = await field.findByRole('button', { name: 'פנסיון' });
  expect(made.getAttribute('aria-pressed')).toBe('true');
  expect(view.asked('POST').map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: 'פנסיון', hue: 'apricot', householdId: bella.householdId }),
  ]);
  expect(await saved(view)).toEqual(['new']);
});

test('An existing tag is taken, and not created again', async () => {
  const view = show();
  const field = await open(view);
  await view.user.click(field.getByRole('button', { name: 'תגית' }));
  await view.user.type(field.getByRole('textbox'), ' שיקום {Enter}');
  expect(view.asked('POST')).toEqual([]);
  expect(await saved(view)).toEqual(['rehab']);
});

test('A refused tag shows its error at the field, and the typed text stays', async () => {
  const view = show({
    refuse: () => {
      throw new Refusal(422, { error: 'validation', message: 'לא', errors: { name: 'אפשר להחזיק עד 200 תגיות' } });
    },
  });
  const field = await open(view);
  await view.user.click(field.getByRole('button', { name: 'תגית' }));
  const box = field.getByRole<HTMLInputElement>('textbox');
  await view.user.type(box, 'עוד{Enter}');
  await field.findByText('אפשר להחזיק עד 200 תגיות');
  expect(box.value).toBe('עוד');
});

test('Typed text that was not entered becomes a tag when the form is saved', async () => {
  const view = show();
  const field = await open(view);
  await view.user.click(field.getByRole('button', { name: 'תגית' }));
  await view.user.type(field.getByRole('textbox'), 'פנסיון');
  expect(await saved(view)).toEqual(['new']);
});

test('Typed text that was not entered makes the form ask before it closes', async () => {
  const view = show();
  const field = await open(view);
  await view.user.click(field.getByRole('button', { name: 'תגית' }));
  await view.user.type(field.getByRole('textbox'), 'פנסיון');
  await view.user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await view.user.click(question.getByRole('button', { name: 'המשך עריכה' }));
  expect(field.getByRole<HTMLInputElement>('textbox').value).toBe('פנסיון');
  await view.user.clear(field.getByRole('textbox'));
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(view.asked('POST')).toEqual([]);
});

test('A form with a refused tag is not saved', async () => {
  const view = show({
    refuse: () => {
      throw new Refusal(422, { error: 'validation', message: 'לא', errors: { name: 'אפשר להחזיק עד 200 תגיות' } });
    },
  });
  const field = await open(view);
  await view.user.click(field.getByRole('button', { name: 'תגית' }));
  await view.user.type(field.getByRole('textbox'), 'עוד');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await field.findByText('אפשר להחזיק עד 200 תגיות');
  expect(view.asked('PUT')).toEqual([]);
});

test('A tag pressed while a new one is being created stays pressed', async () => {
  const answer = Promise.withResolvers<void>();
  const view = show({ wait: answer.promise });
  const field = await open(view);
  await view.user.click(field.getByRole('button', { name: 'תגית' }));
  await view.user.type(field.getByRole('textbox'), 'פנסיון{Enter}');
  await view.user.clear(field.getByRole('textbox'));
  await view.user.click(field.getByRole('button', { name: 'שיקום' }));
  answer.resolve();
  await field.findByRole('button', { name: 'פנסיון' });
  expect((await saved(view))?.toSorted()).toEqual(['new', 'rehab']);
});

test('After a lost answer another name is another tag', async () => {
  let isLost = true;
  const view = show({
    refuse: () => {
      if (!isLost) return;
      isLost = false;
      throw new Refusal(503, { error: 'unavailable', message: 'לא עכשיו' });
    },
  });
  const field = await open(view);
  await view.user.click(field.getByRole('button', { name: 'תגית' }));
  const box = field.getByRole('textbox');
  await view.user.type(box, 'פנסיון{Enter}');
  await field.findByText(/לא עכשיו|אינו זמין/);
  await view.user.clear(box);
  await view.user.type(box, 'חופשה{Enter}');
  await field.findByRole('button', { name: 'חופשה' });
  const sent = view.asked('POST').map(({ body }) => body as { id: string; name: string });
  expect(sent.map(({ name }) => name)).toEqual(['פנסיון', 'חופשה']);
  expect(sent[0]!.id).not.toBe(sent[1]!.id);
  expect(view.asked('PUT')).toEqual([]);
});

test('Enter in the empty box takes nothing', async () => {
  const view = show({ all: [rehab] });
  const field = await open(view);
  await view.user.click(field.getByRole('button', { name: 'תגית' }));
  await view.user.type(field.getByRole('textbox'), '{Enter}');
  expect(field.getByRole('button', { name: 'שיקום' }).getAttribute('aria-pressed')).toBe('false');
});

test('More than one thing may bear is said at the field', async () => {
  const all = Array.from({ length: 21 }, (_, at) => ({ ...many[0]!, id: `t${at}`, name: `תגית ${at}` }));
  const view = show({ all, rows: [{ ...kibble, tagIds: all.slice(1).map(({ id }) => id) }] });
  const field = await open(view);
  await view.user.click(field.getByRole('button', { name: 'תגית 0' }));
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await field.findByText('אפשר להצמיד עד 20 תגיות');
  expect(view.asked('PUT')).toEqual([]);
});

test('An item that moves to a pet of another household drops the tags of the old household', async () => {
  const theirs = buildRow(tag, { ...given, id: 'theirs', name: 'שם', householdId: 'other' });
  const other = { ...mitzi, householdId: 'other' };
  const view = show({ all: [claim, theirs], rows: [{ ...kibble, tagIds: ['old', 'gone'] }], others: [other] });
  await open(view);
  await view.choose(/חיית מחמד/, 'מיצי');
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('button', { name: 'שם' });
  expect(dialog.queryByRole('button', { name: 'תביעת ביטוח' })).toBeNull();
  expect(await saved(view)).toEqual(['gone']);
});

test('Only some of many tags are visible, and the others are found by name', async () => {
  const view = show({ all: many });
  const field = await open(view);
  expect(field.getAllByRole('button')).toHaveLength(12);
  field.getByText('ועוד 3: הקלידו כדי למצוא');
  await view.user.type(field.getByRole('textbox'), 'גית 14');
  await view.user.click(field.getByRole('button', { name: 'תגית 14' }));
  expect(await saved(view)).toEqual(['t14']);
});

test('A guest uses existing tags, and creates none', async () => {
  const permissions = { ...ownPermissions, profile: 'view', expenses: 'edit' } as const;
  const view = show({ all: many, pet: { ...bella, permissions } });
  const field = await open(view);
  const box = field.getByRole('textbox', { name: 'חיפוש תגית' });
  await view.user.type(box, 'אין{Enter}');
  field.getByText('אין תגית כזאת');
  await view.user.clear(box);
  await view.user.type(box, 'תגית 3{Enter}');
  expect(await saved(view)).toEqual(['t3']);
  expect(view.asked('POST')).toEqual([]);
});

test('The tags of another home are not offered', async () => {
  const view = show({ pet: { ...mitzi, id: bella.id, householdId: 'other' }, all: [claim] });
  const field = await open(view);
  expect(field.queryByRole('button', { name: 'תביעת ביטוח' })).toBeNull();
});
