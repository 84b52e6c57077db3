import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { Entry } from '../field/SelectList.tsx';
import { lazyComponent } from './lazy-component.ts';
import { useLazyPlaceholder } from './use-lazy-placeholder.ts';

function Chooser({ entry }: { entry: Entry | undefined }) {
  return <p>{`כאן: ${entry ?? 'לא נגעו'}`}</p>;
}

/** A place whose code has not come, and what its next request for it is answered with. */
function givenPlace({ isNeeded = false } = {}) {
  const coming: PromiseWithResolvers<typeof Chooser>[] = [];
  const chooser = lazyComponent(() => {
    const one = Promise.withResolvers<typeof Chooser>();
    coming.push(one);
    return one.promise;
  });
  function Place() {
    const { isUsed, entry, place } = useLazyPlaceholder(chooser, { isNeeded, openedBy: ['ArrowDown'] });
    if (isUsed) return <chooser.Loaded entry={entry} />;
    return (
      <button type="button" {...place}>
        סינון
      </button>
    );
  }
  const { user } = renderScreen(<Place />);
  const comes = () => act(async () => coming.at(-1)!.resolve(Chooser));
  const fails = () => act(async () => coming.at(-1)!.reject(new TypeError('Failed to fetch')));
  return { user, coming, comes, fails, button: screen.getByRole('button', { name: 'סינון' }) };
}

test('A pressed placeholder opens when its code has loaded', async () => {
  const { user, comes, button } = givenPlace();
  await user.click(button);
  await comes();
  expect(screen.getByText('כאן: open')).toBeTruthy();
});

test('A key that opens it, pressed while its code comes, opens it then', async () => {
  const { user, comes } = givenPlace();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await comes();
  expect(screen.getByText('כאן: open')).toBeTruthy();
});

test('After Escape it does not open any more when its code comes, and keeps the focus', async () => {
  const { user, comes, button } = givenPlace();
  await user.click(button);
  await user.keyboard('{Escape}');
  await comes();
  expect(screen.getByText('כאן: focus')).toBeTruthy();
});

test('A user who has moved on does not get the focus pulled back', async () => {
  const { user, comes, button } = givenPlace();
  await user.click(button);
  await user.tab();
  await comes();
  expect(button.isConnected).toBe(true);
});

test('A part that its value needs loads by itself, and takes no focus', async () => {
  const { comes } = givenPlace({ isNeeded: true });
  await comes();
  expect(screen.getByText('כאן: לא נגעו')).toBeTruthy();
});

test.for([true, false])(
  'After its code has failed the next press asks for it again; needed before: %s',
  async (isNeeded) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const { user, coming, comes, fails, button } = givenPlace({ isNeeded });
    if (!isNeeded) await user.click(button);
    for (const attempt of [1, 2]) {
      await waitFor(() => expect(coming).toHaveLength(attempt));
      await fails();
      expect(button.isConnected).toBe(true);
      await user.click(button);
    }
    await waitFor(() => expect(coming).toHaveLength(3));
    await comes();
    expect(screen.getByText('כאן: open')).toBeTruthy();
  },
);
