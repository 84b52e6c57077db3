import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Expense } from '@tzemed/contract/money/expenses';
import { people } from '@tzemed/contract/sharing/people';
import { formatsIn } from '../../lib/format.ts';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { dana } from '../../testing/session-fixtures.ts';
import { mitzi } from '../../testing/pet-fixtures.ts';
import { kibble } from '../../testing/row-fixtures.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { renderExpenses } from '../../testing/render-expenses.tsx';

fixClockToSaturday();
// Loads the code of dialog and form first, however long that takes on a busy machine.
beforeAll(() =>
  Promise.all([
    import('../../ui/overlay/overlay-components.ts'),
    import('../../features/expenses/form/ExpenseForm.tsx'),
  ]),
);

const yossi = { id: '01980b1e-7c00-7000-8000-00000000000b', name: 'יוסי לוי', isHere: true, profilePicture: null };
const { ils } = formatsIn('he');

/** Stored expense, saved a minute ago by Yossi unless `change` says otherwise. */
const stateOf = (change: Partial<Expense>): Expense => ({
  ...kibble,
  version: kibble.version + 1,
  updatedAt: new Date(Date.now() - 65_000).toISOString(),
  updatedBy: yossi.id,
  ...change,
});
const stale = (current: Expense) =>
  new Refusal(409, { message: 'מישהו שמר שינויים', error: 'stale', current: { expense: current } });

/** Opens the kibble, types into it and saves; `standing` are what stands there by then, one after the other. */
async function editBeside(
  standing: (Expense | Refusal)[],
  {
    known = [yossi],
    typed = '!',
    notes = '',
    lang = 'he' as const,
  }: { known?: (typeof yossi)[]; typed?: string; notes?: string; lang?: 'he' } = {},
) {
  const left = [...standing];
  const view = renderExpenses({
    lang,
    others: [answersOf(people, { list: () => ({ people: known, sharedPetIds: [] }) })],
    answers: {
      update: ({ body }) => {
        const [next] = left;
        if (!next || ('version' in next && body.version === next.version)) return { expense: kibble };
        if (!('version' in next)) {
          left.shift();
          throw next;
        }
        if (left.length > 1) left.shift();
        throw stale(next);
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: `עריכת ${kibble.description}` }));
  const description = await screen.findByRole('textbox', { name: 'תיאור' });
  if (typed) await view.user.type(description, typed);
  if (notes) await view.user.type(screen.getByRole('textbox', { name: 'הערות' }), notes);
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  return {
    ...view,
    group: (name: RegExp) => screen.getByRole('radiogroup', { name }),
    pick: async (name: RegExp, side: RegExp) =>
      view.user.click(within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: side })),
    save: () => view.user.click(screen.getByRole('button', { name: 'שמירת הבחירה' })),
    /** The line that says what comes of it. */
    line: () => document.querySelector('[aria-live=polite].two-edits-result')!.textContent,
    row: (label: RegExp) =>
      [...document.querySelectorAll('.two-edits-row')].find((row) => label.test(row.textContent))?.textContent,
    saved: () => view.asked('PUT').at(-1)?.body,
  };
}

const theirName = 'שק של יוסי';

test('The dialog asks about values that both changed, names the person who saved first, and chooses nothing beforehand', async () => {
  const view = await editBeside([stateOf({ description: theirName, notes: 'בחנות' })]);
  const dialog = await screen.findByRole('dialog', { name: 'השינויים של יוסי נשמרו לפניכם' });
  expect(dialog.textContent).toContain(`שום דבר לא אבד. בחרו מה יישאר ב״${kibble.description}״.`);
  expect(document.activeElement).toBe(within(dialog).getByRole('heading', { name: /יוסי/ }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(dialog.textContent).toMatch(/של יוסי.*נשמר לפני דקה/);
  const both = view.group(/^תיאור שיניתם שניכם$/);
  expect(within(both).queryByRole('radio', { checked: true })).toBeNull();
  expect(
    within(both)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels![0]!.textContent),
  ).toEqual([`שלכם: ${kibble.description}!`, `של יוסי: ${theirName}`]);
  expect(view.row(/^הערות/)).toBe('הערות שונה רק אצל יוסיבחנות לפני כן: ללאשל יוסי');
  expect(view.row(/^סכום/)).toBe(`סכום, קטגוריה, חיית מחמד, תאריך ${ils(289.9)} · מזון · בלה · 19.11.2026זהה`);
});

test('Saving works once all is chosen; until then the open choices are named and focused', async () => {
  const view = await editBeside([stateOf({ description: theirName, notes: 'בחנות' })], { notes: 'בשוק' });
  await screen.findByRole('radiogroup', { name: /^תיאור/ });
  const save = screen.getByRole('button', { name: 'שמירת הבחירה', description: 'נשאר לבחור: תיאור, הערות' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  await view.pick(/^תיאור/, /^שלכם/);
  expect(view.line()).toBe('נשאר לבחור: הערות');
  await view.save();
  expect(view.asked('PUT')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(within(view.group(/^הערות/)).getAllByRole('radio')[0]));
  await view.pick(/^הערות/, /^של יוסי/);
  expect(view.line()).toBe(`יישמר: ${kibble.description}!, הערות ״בחנות״`);
  await view.save();
  expect(await screen.findByText('ההוצאה עודכנה')).toBeTruthy();
  expect(view.saved()).toMatchObject({ description: `${kibble.description}!`, notes: 'בחנות', version: 2 });
});

test('A side can be chosen and saved by keyboard alone', async () => {
  const view = await editBeside([stateOf({ description: theirName })]);
  await screen.findByRole('radiogroup', { name: /^תיאור/ });
  await view.user.keyboard('{Tab}{Tab}');
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
  await view.user.keyboard('{Control>}{Enter}{/Control}');
  expect(view.asked('PUT')).toHaveLength(1);
  await view.user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
  expect(await screen.findByText('ההוצאה עודכנה')).toBeTruthy();
  expect(view.saved()).toMatchObject({ description: theirName, version: 2 });
});

test('Changes that do not conflict are merged, shown, and saved at one press', async () => {
  const view = await editBeside([stateOf({ amount: 300, petId: mitzi.id })]);
  const dialog = await screen.findByRole('dialog', { name: 'השינויים של יוסי נשמרו לפניכם' });
  expect(dialog.textContent).toContain('השינויים משלימים זה את זה');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(view.row(/^סכום/)).toBe(`סכום שונה רק אצל יוסי${ils(300)} לפני כן: ${ils(289.9)}של יוסי`);
  expect(view.row(/^חיית מחמד/)).toBe('חיית מחמד שונה רק אצל יוסימיצי לפני כן: בלהשל יוסי');
  expect(view.row(/^תיאור/)).toContain('שונה רק אצלכם');
  expect(view.line()).toBe(`יישמר: ${kibble.description}!, סכום ${ils(300)}, חיית מחמד מיצי`);
  await view.save();
  expect(await screen.findByText('ההוצאה עודכנה')).toBeTruthy();
  expect(view.saved()).toMatchObject({
    description: `${kibble.description}!`,
    amount: 300,
    petId: mitzi.id,
    version: 2,
  });
});

test('A change outside the form’s fields asks nothing: the edit is saved on top of it', async () => {
  const view = await editBeside([stateOf({})]);
  expect(await screen.findByText('ההוצאה עודכנה')).toBeTruthy();
  expect(view.asked('PUT').map(({ body }) => (body as { version: number }).version)).toEqual([1, 2]);
  expect(view.saved()).toMatchObject({ description: `${kibble.description}!` });
});

test('Keeping the other version asks first, and drops the user’s changes', async () => {
  const view = await editBeside([stateOf({ description: theirName })]);
  await view.user.click(await screen.findByRole('button', { name: 'הגרסה של יוסי' }));
  const question = () => screen.getByRole('alertdialog', { name: 'לוותר על מה ששיניתם?' });
  expect((await screen.findByRole('alertdialog')).textContent).toContain('מה ששיניתם כאן לא יישמר.');
  await view.user.click(within(question()).getByRole('button', { name: 'ביטול' }));
  await view.pick(/^תיאור/, /^שלכם/);
  await view.user.click(screen.getByRole('button', { name: 'הגרסה של יוסי' }));
  await screen.findByRole('alertdialog');
  await view.user.click(within(question()).getByRole('button', { name: 'הגרסה של יוסי' }));
  expect(await screen.findByText('נשארה הגרסה של יוסי')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(view.asked('PUT')).toHaveLength(1);
});

test('Leaving it asks, as leaving a form does', async () => {
  const view = await editBeside([stateOf({ description: theirName })]);
  await screen.findByRole('radiogroup');
  await view.user.click(screen.getByRole('button', { name: 'סגירה' }));
  expect(await screen.findByRole('alertdialog', { name: 'לצאת בלי לשמור?' })).toBeTruthy();
});

test('A second faster save opens the conflict again, with the choices made and the original values', async () => {
  const view = await editBeside([
    stateOf({ description: theirName }),
    stateOf({ description: 'שק שלישי', notes: 'בדרך', version: 3 }),
  ]);
  await screen.findByRole('radiogroup', { name: /^תיאור/ });
  await view.pick(/^תיאור/, /^שלכם/);
  await view.save();
  await waitFor(() => expect(view.row(/^הערות/)).toContain('בדרך'));
  expect(document.activeElement?.tagName).toBe('H2');
  const again = within(view.group(/^תיאור/));
  expect(again.queryByRole('radio', { checked: true })).toBeNull();
  expect(again.getByRole('radio', { name: /^של יוסי: ?שק שלישי$/ })).toBeTruthy();
  await view.pick(/^תיאור/, /^שלכם/);
  await view.save();
  expect(await screen.findByText('ההוצאה עודכנה')).toBeTruthy();
  expect(view.saved()).toMatchObject({ description: `${kibble.description}!`, notes: 'בדרך', version: 3 });
});

test('The choice is saved at once if the other person has reverted the change in question', async () => {
  const view = await editBeside([stateOf({ description: theirName }), stateOf({ description: theirName, version: 3 })]);
  await screen.findByRole('radiogroup', { name: /^תיאור/ });
  await view.pick(/^תיאור/, /^שלכם/);
  await view.save();
  expect(await screen.findByText('ההוצאה עודכנה')).toBeTruthy();
  expect(view.saved()).toMatchObject({ description: `${kibble.description}!`, version: 3 });
});

test('An item that is deleted during the choice can be restored with the chosen values', async () => {
  const view = await editBeside([stateOf({ description: theirName }), new Refusal(404, { message: 'לא נמצא' })]);
  await screen.findByRole('radiogroup', { name: /^תיאור/ });
  await view.pick(/^תיאור/, /^שלכם/);
  await view.save();
  expect((await screen.findByRole('alert')).textContent).toContain('ההוצאה נמחקה בינתיים');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'תיאור' }).value).toBe(`${kibble.description}!`);
  expect(screen.getByRole('dialog', { name: 'עריכת הוצאה' })).toBeTruthy();
});

test('A validation error returns to the form and focuses its field', async () => {
  const view = await editBeside([
    stateOf({ description: theirName }),
    new Refusal(422, { message: 'יש לתקן', errors: { amount: 'הסכום גדול מדי' } }),
  ]);
  await screen.findByRole('radiogroup', { name: /^תיאור/ });
  await view.pick(/^תיאור/, /^של יוסי/);
  await view.save();
  expect(await screen.findByText('הסכום גדול מדי')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'סכום' })));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'תיאור' }).value).toBe(theirName);
});

test('Without an answer the choice stands, and is saved by the next press', async () => {
  const view = await editBeside([
    stateOf({ description: theirName }),
    new Refusal(503, { message: 'השירות אינו זמין כרגע' }),
  ]);
  await screen.findByRole('radiogroup', { name: /^תיאור/ });
  await view.pick(/^תיאור/, /^של יוסי/);
  await view.save();
  expect(await within(screen.getByRole('dialog')).findByText('השירות אינו זמין כרגע')).toBeTruthy();
  await view.save();
  expect(await screen.findByText('ההוצאה עודכנה')).toBeTruthy();
  expect(view.saved()).toMatchObject({ description: theirName, version: 2 });
});

test.for([
  ['one’s own other tab', dana.id, 'כבר שמרתם שינויים במקום אחר', 'מהמקום האחר', 'הגרסה מהמקום האחר'],
  ['somebody without a name', yossi.id, 'נשמרו כאן שינויים ממקום אחר', 'מהמקום האחר', 'הגרסה מהמקום האחר'],
] as const)('A version saved by %s is described without a name', async ([, updatedBy, title, side, version]) => {
  await editBeside([stateOf({ description: theirName, updatedBy })], { known: [] });
  await screen.findByRole('dialog', { name: title });
  expect(screen.getByRole('radio', { name: new RegExp(`^${side}: ?${theirName}$`) })).toBeTruthy();
  expect(screen.getByRole('button', { name: version })).toBeTruthy();
});
