import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { AppLayout } from './AppLayout.tsx';

test('What is saved late closes the sheet that it was added in, not the one that was opened after it', async () => {
  const closers: (() => void)[] = [];
  function Sheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
    if (isOpen) closers.push(onClose);
    return isOpen && <p>sheet</p>;
  }
  const { user } = renderScreen(<AppLayout Plus={Sheet} Live={() => null} Search={() => null} Bell={() => null} />);
  const [plus] = await screen.findAllByRole('button', { name: /הוספה/ });
  await user.click(plus!);
  const closeFirst = closers.at(-1)!;
  act(closeFirst);
  expect(screen.queryByText('sheet')).toBeNull();
  await user.click(plus!);
  act(closeFirst);
  expect(screen.getByText('sheet')).toBeTruthy();
  act(closers.at(-1)!);
  expect(screen.queryByText('sheet')).toBeNull();
});
