import { eraseDevice } from '../../testing/fake-storage.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { device } from '../../lib/offline/device-gate.ts';
import { dana, signInAs } from '../../testing/session-fixtures.ts';
import { currentToasts } from '../../ui/toast/toast.ts';
import { KeepButton } from './KeepButton.tsx';

const paper = '01980b1e-7c00-7000-8000-0000000000f1';

afterEach(eraseDevice);

test('A paper is marked to be on this device, and the mark is taken off again', async () => {
  signInAs(dana);
  render(<KeepButton paperId={paper} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'שמירה במכשיר' }));
  const stop = await screen.findByRole('button', { name: 'ביטול השמירה במכשיר' });
  expect(await (await device())!.isPaperKept(paper)).toBe(true);
  await user.click(stop);
  await screen.findByRole('button', { name: 'שמירה במכשיר' });
  expect(await (await device())!.isPaperKept(paper)).toBe(false);
});

test('A device without room says so, and the paper is not shown as kept', async () => {
  signInAs(dana);
  const opened = (await device())!;
  vi.spyOn(opened, 'keepPaper').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  render(<KeepButton paperId={paper} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'שמירה במכשיר' }));
  await vi.waitFor(() => expect(currentToasts().map(({ text }) => text)).toEqual(['אין מקום במכשיר']));
  screen.getByRole('button', { name: 'שמירה במכשיר' });
});
