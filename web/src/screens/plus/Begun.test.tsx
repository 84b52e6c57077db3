import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Begun } from './Begun.tsx';

test('What was begun is not lost unasked while its form is still to come', async () => {
  const { user } = renderScreen(
    <Modal title="הוצאה חדשה" isOpen onClose={() => undefined}>
      <Begun isBegun>טוען</Begun>
    </Modal>,
  );
  await user.click(await screen.findByRole('button', { name: 'סגירה' }));
  expect(await screen.findByText('לצאת בלי לשמור?')).toBeTruthy();
});
