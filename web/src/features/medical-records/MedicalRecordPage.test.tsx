import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Comment } from '@tzemed/contract/items/comments';
import { expenses } from '@tzemed/contract/money/expenses';
import { medicalRecords, type MedicalRecord } from '@tzemed/contract/medical/medical-records';
import { ownPermissions } from '@tzemed/contract/sharing/permissions';
import { pets, type Pet } from '@tzemed/contract/pets/pets';
import { vets, type Vet } from '@tzemed/contract/medical/vets';
import { recordPage } from '../../screens.ts';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { dana } from '../../testing/session-fixtures.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { kibble, levi, rabies } from '../../testing/row-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import MedicalRecordPage from './MedicalRecordPage.tsx';

const given: MedicalRecord = {
  ...rabies,
  notes: 'חום תקין, לב וריאות נקיים.',
  product: 'Nobivac Rabies',
  batchNumber: 'A487B02',
  validUntil: '2028-11-10',
  cost: 80,
  expenseId: 'paid',
};

type Given = { record?: MedicalRecord | null; pet?: Pet; others?: Pet[]; answers?: object; book?: Vet[] };
const show = ({ record = given, pet = bella, others = [], answers = {}, book = [] }: Given = {}) =>
  renderScreen(<MedicalRecordPage />, {
    at: `/app/medical-records/${given.id}`,
    path: `/app/${recordPage.path}`,
    answers: [
      answersOf(pets, { list: () => ({ pets: [pet, ...others], total: 1 + others.length, page: 1, limit: 100 }) }),
      answersOf(medicalRecords, {
        get: () => {
          if (!record) throw new Refusal(404, { message: 'לא נמצא' });
          return { record };
        },
        attachments: () => ({ attachments: [] }),
        comments: () => ({ comments: [], total: 0, page: 1, limit: 100 }),
        remove: () => undefined,
        ...answers,
      }),
      answersOf(vets, { list: () => ({ vets: book, total: book.length, page: 1, limit: 100 }) }),
      answersOf(expenses, {
        get: () => ({ expense: { ...kibble, id: 'paid', description: 'חיסון כלבת', date: '2026-11-10', amount: 80 } }),
        unlink: () => ({ expense: kibble }),
      }),
    ],
  });

const permissions = { ...ownPermissions, profile: 'view', medicalRecords: 'view', expenses: 'none' } as const;
/** Shared to be looked at. */
const guestsPet: Pet = { ...bella, permissions };

fixClockToSaturday();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

test('A record by itself says what was done, what was given, by whom and what comes next', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: rabies.description })).toBeTruthy();
  const done = within(screen.getByRole('heading', { name: 'מה נעשה' }).closest('section')!);
  for (const words of ['חום תקין, לב וריאות נקיים.', 'Nobivac Rabies', 'A487B02', 'ד״ר לוי', '10.11.2027'])
    expect(done.getByText(words)).toBeTruthy();
  expect(done.getByText('A487B02').getAttribute('dir')).toBe('ltr');
});

test('The record lists the other pets at the visit, with links to their records', async () => {
  const together = [
    { id: 'of-mitzi', petId: mitzi.id },
    { id: 'of-nobody', petId: 'unknown' },
  ];
  show({ record: { ...given, together }, others: [mitzi] });
  await screen.findByText('באותו ביקור היו גם');
  const link = await screen.findByRole('link', { name: 'מיצי' });
  expect(link.getAttribute('href')).toBe('/app/medical-records/of-mitzi');
});

test('A vet who stands in the book of vets is called and found on the map from where the record names them', async () => {
  show({ record: { ...given, vetName: 'ד"ר לוי' }, book: [levi] });
  const call = await screen.findByRole('link', { name: 'חיוג אל ד״ר לוי: 04-555-0142' });
  expect(call.getAttribute('href')).toBe('tel:+97245550142');
  const map = screen.getByRole('link', { name: 'במפה: שדרות הנשיא 134, חיפה' });
  expect(map.getAttribute('href')).toContain(encodeURIComponent('שדרות הנשיא 134, חיפה'));
});

test('A vet who is not in the household’s book is shown by name alone', async () => {
  const view = show({
    book: [
      { ...levi, householdId: 'other', mayEdit: false },
      { ...levi, id: 'other', name: 'ד״ר לוין' },
    ],
  });
  await screen.findByRole('heading', { name: 'מה נעשה' });
  await waitFor(() => expect(view.requests.map(({ path }) => path)).toContain('/vets?page=1&limit=100'));
  expect(screen.queryByRole('link', { name: /חיוג|במפה/ })).toBeNull();
});

test.for<[string, string]>([
  ['2028-11-10', 'יפוג בעוד שנתיים'],
  ['2026-12-12', 'יפוג בעוד 3 שבועות'],
  ['2026-11-01', 'התוקף פג ב־01.11.2026'],
])('Until %s: %s', async ([validUntil, said]) => {
  show({ record: { ...given, date: '2026-10-01', validUntil } });
  await screen.findByText('בתוקף עד');
  expect(document.querySelector('.validity-left')?.textContent).toBe(said);
});

test('The record shows its linked expense, which can be unlinked', async () => {
  const view = show();
  expect(await screen.findByText('חיסון כלבת')).toBeTruthy();
  expect(screen.getByText(/80\.00/)).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'ניתוק' }));
  expect(await screen.findByText('ההוצאה נותקה מהרשומה ונשארה בהוצאות')).toBeTruthy();
  expect(view.requests.filter(({ method }) => method === 'PATCH').map(({ path }) => path)).toEqual([
    '/expenses/paid/unlink',
  ]);
});

test('A record without an expense offers to add one in its own form', async () => {
  const view = show({ record: { ...given, cost: null, expenseId: null } });
  await view.user.click(await screen.findByRole('button', { name: 'הוספת הוצאה' }));
  expect(await screen.findByRole('textbox', { name: 'עלות הביקור' })).toBeTruthy();
});

test('A guest who may only view finds no edit, no deletion, and no money where expenses are not shared', async () => {
  show({ pet: guestsPet, record: { ...given, cost: null, expenseId: null } });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'עריכה' })).toBeNull());
  expect(screen.queryByRole('button', { name: /מחיקת/ })).toBeNull();
  expect(screen.queryByText('הוצאה מקושרת')).toBeNull();
});

test('Deleting asks first, and leads back to the list with a way to undo it', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: `מחיקת ${rabies.description}` }));
  await view.user.click(await screen.findByRole('button', { name: 'מחיקה' }));
  expect(await screen.findByText('הרשומה נמחקה')).toBeTruthy();
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/app/medical-records'));
});

test('A record that is not there is said to be unknown', async () => {
  show({ record: null });
  expect(await screen.findByRole('heading', { name: 'העמוד לא נמצא' })).toBeTruthy();
});

describe('Comment on a record', () => {
  const comment = { petId: bella.id, createdAt: '2026-11-20T18:05:00.000Z', updatedAt: '2026-11-20T18:05:00.000Z' };
  const by = (id: string) => ({ createdBy: id, updatedBy: id });
  const theirs: Comment = { ...comment, ...by('yoav'), id: 'theirs', text: 'הוחלפה הדיסקית?' };
  const own: Comment = { ...comment, ...by(dana.id), id: 'own', text: 'הוחלפה.\nהישנה במגירה' };

  /** A server that keeps what is said, the latest first. */
  function kept(comments: Comment[]) {
    const one = (commentId: string, change: Partial<Comment>) => {
      comments = comments.map((each) => (each.id === commentId ? { ...each, ...change } : each));
      return { comment: comments.find(({ id }) => id === commentId)! };
    };
    let gone: Comment | undefined;
    return {
      comments: () => ({ comments, total: comments.length, page: 1, limit: 100 }),
      comment: ({ body: { text } }: { body: { text: string } }) => {
        comments = [{ ...own, id: `n${comments.length}`, text }, ...comments];
        return { comment: comments[0]! };
      },
      changeComment: ({ body, params }: { body: { text: string }; params: { commentId: string } }) =>
        one(params.commentId, { ...body, updatedAt: '2026-11-21T06:00:00.000Z' }),
      removeComment: ({ params }: { params: { commentId: string } }) => {
        gone = comments.find(({ id }) => id === params.commentId);
        comments = comments.filter((each) => each !== gone);
      },
      restoreComment: () => {
        comments = [gone!, ...comments];
        return { comment: gone! };
      },
    };
  }
  const part = async () => within((await screen.findByRole('heading', { name: /^תגובות/ })).closest('section')!);

  test('shows its author and time, and can be edited by its author', async () => {
    const { user } = show({ answers: kept([own, theirs]) });
    const said = await part();
    expect(said.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
      theirs.text,
      own.text,
    ]);
    said.getByText('אתם');
    expect(said.getAllByRole('button', { name: 'עריכה' })).toHaveLength(1);
    await user.click(said.getByRole('button', { name: 'עריכה' }));
    const field = said.getByRole<HTMLTextAreaElement>('textbox', { name: 'עריכה' });
    expect(field.value).toBe(own.text);
    await user.clear(field);
    await user.type(field, 'הוחלפה אתמול');
    await user.click(said.getByRole('button', { name: 'שמירה' }));
    await said.findByText('הוחלפה אתמול');
    said.getByText(/נערכה/);
    // Once more, and then not after all.
    await user.click(said.getByRole('button', { name: 'עריכה' }));
    const again = said.getByRole<HTMLTextAreaElement>('textbox', { name: 'עריכה' });
    expect([again.value, document.activeElement]).toEqual(['הוחלפה אתמול', again]);
    await user.type(again, ' בערב');
    await user.click(said.getByRole('button', { name: 'ביטול' }));
    await user.click(said.getByRole('button', { name: 'עריכה' }));
    expect(said.getByRole<HTMLTextAreaElement>('textbox', { name: 'עריכה' }).value).toBe('הוחלפה אתמול');
  });

  test('is sent by a press or by Ctrl and Enter, which empties the field', async () => {
    const { user, requests } = show({ answers: kept([]) });
    const said = await part();
    said.getByText('עוד לא נכתבו כאן תגובות.');
    const field = said.getByRole<HTMLTextAreaElement>('textbox', { name: 'כתיבת תגובה' });
    await user.click(said.getByRole('button', { name: 'שליחה' }));
    await said.findByText('כתבו משהו לפני השליחה');
    await user.type(field, 'אכלה יפה');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await said.findByText('אכלה יפה', { selector: 'li p' });
    await waitFor(() => expect(field.value).toBe(''));
    expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { text: 'אכלה יפה', id: expect.any(String) },
    ]);
  });

  test('is created once, with the corrected text, when it is corrected after a lost answer', async () => {
    const server = kept([]);
    let isLost = true;
    const comment = (asked: Parameters<typeof server.comment>[0]) => {
      const answer = isLost ? server.comment(asked) : { comment: server.comments().comments[0]! };
      if (!isLost) return answer;
      isLost = false;
      return Promise.reject(new Refusal(503, { message: 'השירות אינו זמין כרגע' }));
    };
    const { user } = show({ answers: { ...server, comment } });
    const said = await part();
    const field = said.getByRole<HTMLTextAreaElement>('textbox', { name: 'כתיבת תגובה' });
    await user.type(field, 'אכלה');
    await user.click(said.getByRole('button', { name: 'שליחה' }));
    await said.findByText('השירות אינו זמין כרגע');
    await user.type(field, ' הכול');
    await user.click(said.getByRole('button', { name: 'שליחה' }));
    await waitFor(() => expect(field.value).toBe(''));
    await said.findByText('אכלה הכול', { selector: 'li p' });
    expect(said.getAllByRole('listitem')).toHaveLength(1);
  });

  test('is deleted at once, and restored with one press', async () => {
    const { user } = show({ answers: kept([own]) });
    const said = await part();
    await user.click(said.getByRole('button', { name: 'מחיקה' }));
    await screen.findByText('התגובה נמחקה');
    await waitFor(() => expect(said.queryByRole('listitem')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'ביטול המחיקה' }));
    await said.findByRole('listitem');
  });

  test('stays in its field when it could not be sent, and when one looked elsewhere meanwhile', async () => {
    const failing = {
      ...kept([]),
      comment: () => Promise.reject(new Refusal(503, { message: 'השירות אינו זמין כרגע' })),
    };
    const { user, unmount } = show({ answers: failing });
    await user.type((await part()).getByRole('textbox', { name: 'כתיבת תגובה' }), 'לא ללכת לאיבוד');
    await user.click((await part()).getByRole('button', { name: 'שליחה' }));
    await (await part()).findByText('השירות אינו זמין כרגע');
    unmount();
    show({ answers: kept([]) });
    expect((await part()).getByRole<HTMLTextAreaElement>('textbox', { name: 'כתיבת תגובה' }).value).toBe(
      'לא ללכת לאיבוד',
    );
  });

  test('can be read but not written by a guest who may only view; without comments the guest sees no section', async () => {
    const { unmount } = show({ pet: guestsPet, answers: kept([theirs]) });
    expect((await part()).queryByRole('textbox')).toBeNull();
    unmount();
    show({ pet: guestsPet, answers: kept([]) });
    await screen.findByRole('heading', { name: 'מה נעשה' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^תגובות/ })).toBeNull());
  });
});
