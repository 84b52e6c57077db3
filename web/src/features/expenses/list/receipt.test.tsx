import { attachment } from '@tzemed/contract/items/attachments';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { buildRow } from '../../../testing/build-row.ts';
import { Refusal } from '../../../testing/fake-api.ts';
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

const receipt = buildRow(attachment, {
  id: 'receipt',
  petId: kibble.petId,
  name: 'קבלה.pdf',
  type: 'application/pdf',
  size: 20_000,
  isLocked: false,
  hasScripts: false,
  hasThumb: false,
});

/** Opens the form of an expense with two receipts, before these are loaded. */
async function editWithReceipts() {
  const loading = Promise.withResolvers<{ attachments: [typeof receipt, typeof receipt] }>();
  const view = renderExpenses({
    rows: [{ ...kibble, attachmentCount: 2 }],
    answers: { attachments: () => loading.promise },
  });
  await view.user.click(await screen.findByRole('button', { name: /^עריכת/ }));
  const field = await within(await screen.findByRole('dialog')).findByRole('region', { name: 'קבלה' });
  return {
    loading,
    loaded: () => within(field).queryAllByRole('listitem').length,
    all: () => within(field).queryAllByRole('listitem', { hidden: true }).length,
  };
}

test('The receipts of an edited expense have their room in the form before they are loaded', async () => {
  const { loading, loaded, all } = await editWithReceipts();
  expect([loaded(), all()]).toEqual([0, 2]);
  loading.resolve({ attachments: [receipt, { ...receipt, id: 'other' }] });
  await waitFor(() => expect(loaded()).toBe(2));
  expect(all()).toBe(2);
});

test('Receipts that cannot be loaded leave no room behind', async () => {
  const { loading, all } = await editWithReceipts();
  expect(all()).toBe(2);
  loading.reject(new Refusal(503, { message: 'השרת לא זמין' }));
  await waitFor(() => expect(all()).toBe(0));
});
