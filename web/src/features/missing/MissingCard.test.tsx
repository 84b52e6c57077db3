import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { missing as table, type Missing, type MissingRule } from '@tzemed/contract/medical/missing';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import type { Pet } from '@tzemed/contract/pets/pets';
import { linkToRecord } from '../../screens.ts';
import { answersOf } from '../../testing/fake-api.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MissingCard } from './MissingCard.tsx';

const thing = { recordId: null, name: null, date: null };
const chip: Missing = { rule: 'chip', source: 'https://moag.gov.il/services/x', things: [thing] };
const visit: Missing = {
  rule: 'visitSummary',
  source: 'https://pet-insure.co.il/policy-terms',
  things: [
    { recordId: 'r', name: 'צליעה', date: '2026-11-01' },
    { recordId: 's', name: 'גירוד', date: '2026-10-01' },
  ],
};
const policy: Missing = {
  rule: 'paperExpires',
  source: null,
  things: [{ recordId: 'p', name: 'פוליסה.pdf', date: '2020-12-01' }],
};

function show(told: Missing[], { pet = bella, dismissed = [] }: { pet?: Pet; dismissed?: MissingRule[] } = {}) {
  const sought: (string | undefined)[] = [];
  let aside = dismissed;
  const answer = () => ({ missing: told.filter(({ rule }) => !aside.includes(rule)), dismissed: aside });
  const view = renderScreen(<MissingCard pet={pet} onComplete={(field) => sought.push(field)} />, {
    at: '/app',
    path: '/app',
    answers: [
      answersOf(table, {
        list: answer,
        dismiss: ({ body }) => {
          aside = body.isRelevant ? aside.filter((rule) => rule !== body.rule) : [...aside, body.rule];
          return answer();
        },
      }),
    ],
  });
  return { ...view, sought };
}
const rows = () => [...document.querySelectorAll('.missing > ul > li')].map(({ textContent }) => textContent);

test('Each thing that is missing says what it is of, why, where that is written, and leads to where it is mended', async () => {
  const { user, sought } = show([chip, visit, policy]);
  await screen.findByRole('heading', { name: 'כדאי להשלים' });
  expect(rows()).toEqual([
    expect.stringMatching(/^מספר שבב.*מקור: moag\.gov\.il/),
    expect.stringMatching(/^סיכום ביקור · צליעה ועוד אחד.*חשבונית בלי סיכום/),
    expect.stringMatching(/^תוקף של מסמך · פוליסה\.pdfהיה בתוקף עד 01\.12\.2020/),
  ]);
  expect(screen.getByRole('link', { name: 'לרשומה: צליעה' }).getAttribute('href')).toBe(linkToRecord('r'));
  expect(screen.getByRole('link', { name: 'moag.gov.il' }).getAttribute('href')).toBe(chip.source);
  await user.click(screen.getByRole('button', { name: 'השלמת הפרטים' }));
  expect(sought).toEqual(['chipNumber']);
});

test('A rule that is not relevant to the household is dismissed, and restored there or at once', async () => {
  const { user, requests } = show([chip, policy]);
  await user.click(await screen.findByRole('button', { name: 'לא רלוונטי לנו: מספר שבב' }));
  await screen.findByText('מספר שבב: לא נזכיר יותר, לכל חיות המחמד בבית');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'ביטול' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'לא רלוונטי לנו: תוקף של מסמך' }));
  await user.click(await screen.findByText('מה שאינו רלוונטי לנו'));
  await user.click(screen.getByRole('button', { name: 'החזרה לרשימה: תוקף של מסמך' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { rule: 'chip', isRelevant: false },
    { rule: 'chip', isRelevant: true },
    { rule: 'paperExpires', isRelevant: false },
    { rule: 'paperExpires', isRelevant: true },
  ]);
});

test('A guest who may not edit is told, and asked for nothing', async () => {
  show([chip], { pet: { ...bella, permissions: presets.caretaker } });
  await screen.findByText('מספר שבב');
  expect(screen.queryByRole('button')).toBeNull();
});

test('The card is not shown when nothing is missing', async () => {
  const { requests } = show([]);
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  expect(document.querySelector('.missing')).toBeNull();
});
