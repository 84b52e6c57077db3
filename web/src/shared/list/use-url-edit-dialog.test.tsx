import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useEditor } from './use-url-edit-dialog.ts';

function openAt(address: string) {
  let editor!: ReturnType<typeof useEditor>;
  function Screen() {
    editor = useEditor();
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/expenses', element: <Screen /> },
      { path: '/pets', element: null },
    ],
    { initialEntries: [address] },
  );
  const goTo = (to: string) => act(() => router.navigate(to));
  const shown = () => router.state.location.pathname + router.state.location.search;
  render(<RouterProvider router={router} />);
  return { now: () => editor, goTo, shown };
}

test('Closing a form that the address asked for takes that out of the address, and nothing else', () => {
  const { now, shown } = openAt('/expenses?petId=1&add=1');
  expect(now().isOpen).toBe(true);
  act(() => now().close());
  expect([now().isOpen, shown()]).toEqual([false, '/expenses?petId=1']);
});

test('A save that answers late leaves alone what the address has become since', async () => {
  const { now, goTo, shown } = openAt('/expenses?add=1');
  const closeLate = now().close;
  await goTo('/expenses?category=toys');
  act(() => closeLate());
  expect(shown()).toBe('/expenses?category=toys');
  await goTo('/pets?status=archived&add=1');
  act(() => closeLate());
  expect(shown()).toBe('/pets?status=archived&add=1');
});
