import { renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { historySettled, historySettledAfterClose } from '../../ui/overlay/overlay-history.ts';
import { useCloseOnBack } from '../../ui/overlay/use-close-on-back.ts';
import { gatedHistory } from './gated-history.ts';

/** Starts a navigation to a screen whose code is still loading. */
function onTheWay() {
  const code = Promise.withResolvers<void>();
  const push = vi.fn();
  const history = gatedHistory({ push, replace: vi.fn() } as never, () => code.promise);
  const arrive = async () => {
    code.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    return push.mock.calls.map(([to]) => to as string);
  };
  return { go: () => history.push('/app/expenses'), arrive };
}

async function open() {
  const dialog = renderHook(() => useCloseOnBack(true, () => undefined));
  await historySettled();
  onTestFinished(async () => {
    dialog.unmount();
    await historySettledAfterClose();
  });
}

test('A screen comes when its code is there', async () => {
  const { go, arrive } = onTheWay();
  go();
  expect(await arrive()).toEqual(['/app/expenses']);
});

test('A dialog opened meanwhile cancels the navigation', async () => {
  const { go, arrive } = onTheWay();
  go();
  await open();
  expect(await arrive()).toEqual([]);
});

test('A link in what is open leads on', async () => {
  await open();
  const { go, arrive } = onTheWay();
  go();
  expect(await arrive()).toEqual(['/app/expenses']);
});
