import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Change } from '@tzemed/contract/items/changes';
import { people } from '@tzemed/contract/sharing/people';
import { answersOf } from '../../testing/fake-api.ts';
import { dana } from '../../testing/session-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DeletedElsewhereNotice } from './DeletedElsewhereNotice.tsx';
import { recordDeletions } from './deleted-by.ts';

const removed = (id: string, who: string | null): Change => ({
  noun: 'reminders',
  id,
  petId: null,
  what: 'removed',
  who,
  at: '2026-11-21T07:00:00.000Z',
});

const show = (id: string) =>
  renderScreen(<DeletedElsewhereNotice id={id} said="התזכורת נמחקה בינתיים" onGiveUp={() => undefined} />, {
    answers: [
      answersOf(people, {
        list: () => ({
          people: [{ id: 'uri', name: 'אורי כהן', isHere: true, profilePicture: null }],
          sharedPetIds: [],
        }),
      }),
    ],
  });

test('The notice names the person who deleted the item, also if that is known later', async () => {
  show('pill');
  screen.getByText('התזכורת נמחקה בינתיים. מה שכתבתם עדיין כאן.');
  act(() => recordDeletions([{ ...removed('pill', 'uri'), what: 'changed' }]));
  screen.getByText('התזכורת נמחקה בינתיים. מה שכתבתם עדיין כאן.');
  act(() => recordDeletions([removed('another', dana.id), removed('pill', 'uri')]));
  expect(await screen.findByText('התזכורת נמחקה בינתיים על ידי אורי כהן. מה שכתבתם עדיין כאן.')).toBeTruthy();
});

test.each([
  ['oneself, on another device', dana.id],
  ['somebody whose name can’t be had', 'nobody'],
  ['nobody knows whom', null],
])('Deleted by %s, it is said without a name', async (_who, who) => {
  recordDeletions([removed(`pill-${who}`, who)]);
  const { requests } = show(`pill-${who}`);
  await expect.poll(() => requests.some(({ path }) => path === '/people')).toBe(true);
  screen.getByText('התזכורת נמחקה בינתיים. מה שכתבתם עדיין כאן.');
});
