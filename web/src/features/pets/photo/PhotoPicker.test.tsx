import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';

const shrinking = vi.hoisted(() => ({ ends: [] as (() => void)[] }));
vi.mock('../../../shared/uploads/shrink-picture.ts', async (original) => ({
  ...(await original<object>()),
  shrinkPicture: (file: File) => new Promise<File>((resolve) => shrinking.ends.push(() => resolve(file))),
}));
beforeEach(() => void (shrinking.ends = []));

const first = new File(['1'], 'first.jpg', { type: 'image/jpeg' });
const second = new File(['2'], 'second.jpg', { type: 'image/jpeg' });
const preparing = 'מכינים את התמונה…';
const end = (index: number) => act(async () => shrinking.ends[index]!());

function show() {
  const onPick = vi.fn<(file: File) => void>();
  const view = renderScreen(<PhotoPicker error={undefined} onPick={onPick} onError={() => undefined} />);
  const input = screen.getByLabelText<HTMLInputElement>(/בחירת תמונה/);
  /** A pick in a file list that was open already. */
  const pick = (file: File) => fireEvent.change(input, { target: { files: [file] } });
  return { ...view, onPick, input, pick };
}

test('The button is busy and says so while a photo is prepared', async () => {
  const { user, onPick, input } = show();
  await user.upload(input, first);
  expect(await screen.findByText(preparing)).toBeTruthy();
  expect(input.getAttribute('aria-disabled')).toBe('true');
  await user.upload(input, second);
  expect(shrinking.ends).toHaveLength(1);
  await end(0);
  expect(onPick.mock.calls).toEqual([[first]]);
  expect(screen.queryByText(preparing)).toBeNull();
  expect(input.getAttribute('aria-disabled')).toBeNull();
});

test('Of two picks the last one counts, whichever is prepared first', async () => {
  const { onPick, pick } = show();
  pick(first);
  pick(second);
  await end(1);
  await end(0);
  expect(onPick.mock.calls).toEqual([[second]]);
});

test('A pick that is prepared after the button is gone is ignored', async () => {
  const { onPick, pick, unmount } = show();
  pick(first);
  unmount();
  await end(0);
  expect(onPick).not.toHaveBeenCalled();
});
