import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { PrefillGuard } from './PrefillGuard.tsx';

test('Closing before a prefilled form has loaded asks for confirmation', async () => {
  const { user } = renderScreen(
    <Modal title="הוצאה חדשה" isOpen onClose={() => undefined}>
      <PrefillGuard isBegun>טוען</PrefillGuard>
    </Modal>,
  );
  await user.click(await screen.findByRole('button', { name: 'סגירה' }));
  expect(await screen.findByText('לצאת בלי לשמור?')).toBeTruthy();
});
