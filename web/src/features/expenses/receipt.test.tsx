import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kibble } from '../../testing/given-rows.ts';
import { onSaturdayMorning } from '../../testing/saturday.ts';
import { showExpenses } from '../../testing/show-expenses.tsx';

onSaturdayMorning();

test('A receipt is opened from its row, and what has none shows none', async () => {
  const paper = {
    id: 'p1',
    petId: kibble.petId,
    name: 'קבלה.pdf',
    type: 'application/pdf',
    size: 1000,
    pages: 1,
    width: null,
    height: null,
    isLocked: true,
    hasScripts: false,
    hasThumb: false,
    kind: null,
    expiresOn: null,
    tagIds: [],
    createdAt: kibble.createdAt,
    createdBy: kibble.createdBy,
    updatedAt: kibble.updatedAt,
    updatedBy: kibble.updatedBy,
  };
  const bare = { ...kibble, id: 'bare', description: 'בלי קבלה' };
  const view = showExpenses({
    rows: [{ ...kibble, attachmentCount: 1 }, bare],
    answers: { attachments: () => ({ attachments: [paper] }) },
  });
  const row = await screen.findByRole('row', { name: /שק מזון/ });
  expect(within(screen.getByRole('row', { name: /בלי קבלה/ })).queryByRole('button', { name: /הקבלה/ })).toBeNull();
  await view.user.click(within(row).getByRole('button', { name: 'הקבלה של שק מזון יבש 15 ק״ג' }));
  expect(await screen.findByRole('dialog', { name: /קבלה.pdf/ })).toBeTruthy();
});
