import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tag, tags, type Tag } from '@tzemed/contract/items/tags';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buildRow } from '../../testing/build-row.ts';
import TagsPage from './TagsPage.tsx';

const given = { householdId: 'home', mayEdit: true, hue: 'sky' } as const;
const claim = buildRow(tag, { ...given, id: 'claim', name: 'תביעת ביטוח' });
const rehab = buildRow(tag, { ...given, id: 'rehab', name: 'שיקום', hue: 'apricot' });
const theirs = buildRow(tag, { ...given, id: 'theirs', name: 'של אחרים', householdId: 'other', mayEdit: false });

function show(all: Tag[] = [claim, rehab], refuse?: () => void, later = all) {
  let kept = all;
  const saved = (id: string, body: object) => {
    if (later !== all) kept = later;
    refuse?.();
    const one = buildRow(tag, { ...given, ...kept.find((tag) => tag.id === id), ...body, id } as Tag);
    kept = [...kept.filter((tag) => tag.id !== id), one];
    return { tag: one };
  };
  return renderScreen(<TagsPage />, {
    at: '/app/tags',
    answers: [
      answersOf(tags, {
        list: () => ({ tags: kept, total: kept.length, page: 1, limit: 100 }),
        create: ({ body }) => saved('new', body),
        update: ({ params, body }) => saved(params.id, body),
        merge: ({ params, body }) => {
          kept = kept.filter(({ id }) => id !== params.id);
          return saved(body.tagId, { mergedIds: [params.id] });
        },
        remove: ({ params }) => void (kept = kept.filter(({ id }) => id !== params.id)),
        restore: ({ params }) =>
          saved(
            params.id,
            all.find(({ id }) => id === params.id)!,
          ),
      }),
    ],
  });
}
const changes = ({ requests }: ReturnType<typeof show>) =>
  writesOf(requests).map(({ method, path, body }) => [method, path, body]);
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
async function ofTag({ user }: ReturnType<typeof show>, name: string, what: string) {
  const row = within((await screen.findByRole('heading', { name, level: 2 })).closest('li')!);
  await user.click(row.getByRole('button', { name: `עוד פעולות: ${name}` }));
  await user.click(row.getByRole('button', { name: what, hidden: true }));
}

test('Each tag leads to what bears it', async () => {
  show();
  const way = await screen.findByRole('link', { name: 'הוצאות עם התגית שיקום' });
  expect(way.getAttribute('href')).toBe('/app/expenses?tagId=rehab');
  expect(names()).toEqual(['תביעת ביטוח', 'שיקום']);
});

test('The first is added with a colour that is chosen', async () => {
  const view = show([]);
  const { user } = view;
  await screen.findByText('עוד אין תגיות');
  await user.click(screen.getByRole('button', { name: 'תגית חדשה' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'תגית חדשה' }));
  await user.type(await dialog.findByRole('textbox', { name: 'שם' }), 'פנסיון');
  await user.click(dialog.getByRole('radio', { name: 'לילך' }));
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('התגית נוספה');
  expect(changes(view)).toEqual([['POST', '/tags', expect.objectContaining({ name: 'פנסיון', hue: 'lilac' })]]);
});

test('A name that is taken is said at its field, and what was typed stays', async () => {
  const view = show([claim, rehab], () => {
    throw new Refusal(409, { error: 'tagNameTaken', message: 'תפוס', errors: { name: 'כבר יש תגית בשם הזה' } });
  });
  await ofTag(view, 'שיקום', 'עריכה');
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'שם' });
  await view.user.clear(name);
  await view.user.type(name, 'תביעת ביטוח');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('כבר יש תגית בשם הזה');
  expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['תביעת ביטוח', 'true']);
});

test.each([
  ['merged', [{ ...claim, mergedIds: ['rehab'] }], 'התגית מוזגה בינתיים לתוך ״תביעת ביטוח״. מה שכתבתם עדיין כאן.'],
  ['deleted', [claim], 'התגית נמחקה בינתיים. מה שכתבתם עדיין כאן.'],
])('The form of a tag that was %s meanwhile says so', async (_what, later, said) => {
  const gone = () => {
    throw new Refusal(404, { error: 'notFound', message: 'אין' });
  };
  const view = show([claim, rehab], gone, later);
  await ofTag(view, 'שיקום', 'עריכה');
  await view.user.type(await screen.findByRole('textbox', { name: 'שם' }), ' ארוך');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(within(await screen.findByRole('alert')).getByText(/בינתיים/).textContent).toBe(said);
});

test('A tag is merged into another one of its household, and separated again', async () => {
  const view = show([claim, rehab, theirs]);
  await ofTag(view, 'שיקום', 'מיזוג עם תגית אחרת');
  const dialog = within(await screen.findByRole('dialog'));
  const merge = await dialog.findByRole('button', { name: 'מיזוג' });
  await view.user.click(merge);
  await dialog.findByText('שדה חובה');
  expect(changes(view)).toEqual([]);
  await view.user.click(dialog.getByRole('button', { name: /לאיזו תגית/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['תביעת ביטוח']);
  await view.user.click(options[0]!);
  await view.user.click(merge);
  await screen.findByText('״שיקום״ מוזגה לתוך ״תביעת ביטוח״');
  await waitFor(() => expect(names()).toEqual(['תביעת ביטוח', 'מהבתים שאתם עוזרים בהם', 'של אחרים']));
  await view.user.click(screen.getByRole('button', { name: 'ביטול המיזוג' }));
  await screen.findByText('שתי התגיות חזרו');
  expect(changes(view).map(([method, path, body]) => [method, path, body])).toEqual([
    ['POST', '/tags/rehab/merge', { tagId: 'claim' }],
    ['POST', '/tags/rehab/restore', undefined],
  ]);
});

test('Deleting asks first, and can be undone', async () => {
  const view = show();
  await ofTag(view, 'שיקום', 'מחיקה');
  await view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'מחיקה' }));
  await screen.findByText('התגית נמחקה');
  await view.user.click(screen.getByRole('button', { name: 'ביטול המחיקה' }));
  await screen.findByText('התגית שוחזרה');
  expect(changes(view).map(([method, path]) => [method, path])).toEqual([
    ['DELETE', '/tags/rehab'],
    ['POST', '/tags/rehab/restore'],
  ]);
});

test('A tag alone has nothing to be merged with, and those of others are only looked at', async () => {
  show([claim, theirs]);
  await screen.findByRole('button', { name: 'עוד פעולות: תביעת ביטוח' });
  screen.getByRole('button', { name: 'עריכה', hidden: true });
  expect(screen.queryByRole('button', { name: 'מיזוג עם תגית אחרת', hidden: true })).toBeNull();
  expect(screen.queryByRole('button', { name: 'עוד פעולות: של אחרים' })).toBeNull();
});
