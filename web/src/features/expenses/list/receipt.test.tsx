import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { kibble } from '../../../testing/row-fixtures.ts';
import { fixClockToSaturday } from '../../../testing/fixed-clock.ts';
import { renderExpenses } from '../../../testing/render-expenses.tsx';

fixClockToSaturday();
// Loads the lazy code first: its first load takes longer than a test waits.
beforeAll(() => import('../../../shared/attachments/attachment-components.ts'));

test('A receipt is opened from its row, and what has none shows none', async () => {
  const bare = { ...kibble, id: 'bare', description: 'בלי קבלה' };
  const view = renderExpenses({
    rows: [{ ...kibble, attachmentCount: 1 }, bare],
    answers: { attachments: () => ({ attachments: [] }) },
  });
  const row = await screen.findByRole('row', { name: /שק מזון/ });
  expect(within(screen.getByRole('row', { name: /בלי קבלה/ })).queryByRole('button', { name: /הקבלה/ })).toBeNull();
  await view.user.click(within(row).getByRole('button', { name: 'הקבלה של שק מזון יבש 15 ק״ג' }));
  const asked = `/expenses/${kibble.id}/attachments`;
  await waitFor(() => expect(view.requests.map(({ path }) => path)).toContain(asked));
});

test('The receipts of an edited expense have their room in the form before they are loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const view = renderExpenses({
    rows: [{ ...kibble, attachmentCount: 2 }],
    answers: { attachments: () => promise.then(() => ({ attachments: [] })) },
  });
  const row = await screen.findByRole('row', { name: /שק מזון/ });
  await view.user.click(within(row).getByRole('button', { name: /^עריכת/ }));
  const section = await within(await screen.findByRole('dialog')).findByRole('region', { name: 'קבלה' });
  const rooms = () => within(section).queryAllByRole('listitem', { hidden: true });
  expect(rooms()).toHaveLength(2);
  expect(within(section).queryAllByRole('listitem')).toHaveLength(0);
  resolve();
  await waitFor(() => expect(rooms()).toHaveLength(0));
});
