import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { people } from '@tzemed/contract/sharing/people';
import { pets } from '@tzemed/contract/pets/pets';
import { reminders, type Reminder } from '@tzemed/contract/reminders/reminders';
import { answersOf, Refusal } from '../../../testing/fake-api.ts';
import { dana } from '../../../testing/session-fixtures.ts';
import { bella } from '../../../testing/pet-fixtures.ts';
import { pill } from '../../../testing/row-fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fixClockToSaturday } from '../../../testing/fixed-clock.ts';
import RemindersPage from '../RemindersPage.tsx';

fixClockToSaturday();

const me = { id: dana.id, name: 'דנה כהן', isHere: true, profilePicture: null };
const yoav = { id: '01980b1e-7c00-7000-8000-0000000000a1', name: 'יואב כהן', isHere: true, profilePicture: null };
const noa = { id: '01980b1e-7c00-7000-8000-0000000000a2', name: 'נועה לוי', isHere: false, profilePicture: null };

const carers = [{ petId: bella.id, userIds: [dana.id, yoav.id] }];

type Options = {
  carers?: typeof carers;
  all?: (typeof me)[];
  row?: Partial<Reminder>;
  at?: string;
  create?: () => never;
};
function show({ carers: known = carers, all = [me, yoav, noa], row = {}, at = '', create }: Options = {}) {
  const reminder = { ...pill, ...row };
  return renderScreen(<RemindersPage />, {
    at: `/app/reminders${at}`,
    path: '/app/reminders',
    answers: [
      answersOf(people, {
        list: () => ({ people: all, sharedPetIds: [bella.id] }),
        carers: () => ({ carers: known }),
      }),
      answersOf(pets, { list: () => ({ pets: [bella], total: 1, page: 1, limit: 100 }) }),
      answersOf(reminders, {
        list: () => ({
          reminders: [reminder],
          total: 1,
          page: 1,
          limit: 20,
          counts: { upcoming: 1, overdue: 0, completed: 0, missed: 0, snoozed: 0 },
        }),
        create: create ?? (() => ({ reminder })),
        update: () => ({ reminder }),
      }),
    ],
  });
}
type Shown = ReturnType<typeof show>;
const sent = ({ requests }: Shown, method: string) => requests.find((request) => request.method === method)?.body;
const choices = () =>
  within(screen.getByRole('group', { name: 'מי מטפל' }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')!.textContent);

test('A reminder is given to several in the order in which they are chosen, told ahead, and important', async () => {
  const shown = show({ at: `?add=1&petId=${bella.id}` });
  const { user } = shown;
  await user.type(await screen.findByRole('textbox', { name: 'כותרת' }), 'אינסולין');
  await user.click(screen.getByText('למי ומתי להזכיר'));
  await waitFor(() => expect(choices()).toEqual(['דנה', 'יואב']));
  await user.click(screen.getByRole('checkbox', { name: 'יואב' }));
  await user.click(screen.getByRole('checkbox', { name: 'דנה' }));
  expect(choices()).toEqual(['2. דנה', '1. יואב']);
  await user.click(screen.getByRole('checkbox', { name: 'שעה לפני' }));
  await user.click(screen.getByRole('checkbox', { name: 'רבע שעה לפני' }));
  await user.click(screen.getByRole('checkbox', { name: 'תזכורת חשובה' }));
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() =>
    expect(sent(shown, 'POST')).toMatchObject({
      isImportant: true,
      leadTimes: [15, 60],
      assigneeIds: [yoav.id, dana.id],
    }),
  );
});

test('A user who is alone is not asked who takes care of the reminder', async () => {
  const { user } = show({ all: [me], at: `?add=1&petId=${bella.id}` });
  await user.click(await screen.findByText('למי ומתי להזכיר'));
  await screen.findByRole('checkbox', { name: 'תזכורת חשובה' });
  expect(screen.queryByRole('group', { name: 'מי מטפל' })).toBeNull();
});

test('A person who may not edit the reminders of its pet is offered only if already assigned', async () => {
  const tamar = { id: '01980b1e-7c00-7000-8000-0000000000a3', name: 'תמר לוי', isHere: true, profilePicture: null };
  const shown = show({ all: [me, yoav, tamar], row: { assigneeIds: [tamar.id], assigneeId: tamar.id } });
  await shown.user.click(await screen.findByRole('button', { name: `עריכת ${pill.title}` }));
  await waitFor(() => expect(choices()).toEqual(['דנה', 'יואב', 'תמר']));
  await shown.user.click(screen.getByRole('checkbox', { name: 'תמר' }));
  await waitFor(() => expect(choices()).toEqual(['דנה', 'יואב']));
});

test('A refusal stands where they were chosen, and everything chosen stays', async () => {
  const { user } = show({
    at: `?add=1&petId=${bella.id}`,
    create: () => {
      throw new Refusal(422, { error: 'validation', message: 'x', errors: { assigneeIds: 'לא כל מי שנבחר רשאי' } });
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'כותרת' }), 'אינסולין');
  await user.click(screen.getByText('למי ומתי להזכיר'));
  await user.click(await screen.findByRole('checkbox', { name: 'יואב' }));
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('לא כל מי שנבחר רשאי');
  expect(screen.getByRole('checkbox', { name: 'יואב' })).toHaveProperty('checked', true);
});

test('A row says that it is important and whose turn it is; who has left can be taken out in its form', async () => {
  const row = { isImportant: true, assigneeIds: [noa.id, yoav.id], assigneeId: yoav.id };
  const shown = show({ row });
  await screen.findByText('חשובה');
  await screen.findByText('בתורנות: יואב');
  await shown.user.click(screen.getByRole('button', { name: `עריכת ${pill.title}` }));
  await waitFor(() => expect(choices()).toEqual(['דנה', '2. יואב', '1. נועה']));
  await shown.user.click(screen.getByRole('checkbox', { name: '1. נועה' }));
  await shown.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(sent(shown, 'PUT')).toMatchObject({ assigneeIds: [yoav.id] }));
});
