import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the filters of a list; answers the queries of the sheet. */
export async function openFilters(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^סינון/ }));
  return within(await screen.findByRole('dialog', { name: 'סינון' }));
}

/** Closes the sheet, which sets the address. */
export async function closeFilters(user: UserEvent) {
  await user.keyboard('{Escape}');
  await waitFor(() => {
    if (screen.queryByRole('dialog', { name: 'סינון' })) throw new Error('The filters are still open');
  });
}

/** Presses chips of the sheet, and closes it. */
export async function filterBy(user: UserEvent, ...names: readonly (string | RegExp)[]) {
  const sheet = await openFilters(user);
  for (const name of names) await user.click(await sheet.findByRole('button', { name }));
  await closeFilters(user);
}
