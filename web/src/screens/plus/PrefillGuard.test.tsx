import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { PrefillGuard } from './PrefillGuard.tsx';

test('What was begun is not lost unasked while its form is still to come', async () => {
  const { user } = renderScreen(
    <Modal title="הוצאה חדשה" isOpen onClose={() => undefined}>
      <PrefillGuard isBegun>טוען</PrefillGuard>
    </Modal>,
  );
  await user.click(await screen.findByRole('button', { name: 'סגירה' }));
  expect(await screen.findByText('לצאת בלי לשמור?')).toBeTruthy();
});
