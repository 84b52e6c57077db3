import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { act, shortcutOf } from './shortcuts.ts';
import { takeLetters } from './typed-ahead.ts';
import { useShortcuts } from './use-shortcuts.ts';

test.each([
  ['n', 'KeyN', 'N'],
  ['N', 'KeyN', 'N'],
  ['מ', 'KeyN', 'N'],
  ['ى', 'KeyN', 'N'],
  ['e', 'KeyE', 'E'],
  ['ק', 'KeyE', 'E'],
  ['Escape', 'Escape', 'Escape'],
  ['/', 'Slash', '/'],
  ['/', 'KeyQ', '/'],
  ['.', 'Slash', '/'],
  ['f', 'KeyF', 'F'],
  ['כ', 'KeyF', 'F'],
  // Another keyboard of Latin letters: what it writes counts.
  ['b', 'KeyN', undefined],
  ['n', 'KeyL', 'N'],
  ['ב', 'KeyC', undefined],
  ['.', 'Period', undefined],
])('%s, where %s lies, is %s', (key, code, shortcut) => expect(shortcutOf({ key, code })).toBe(shortcut));

function show() {
  const pressed = vi.fn();
  render(
    <>
      <button aria-keyshortcuts="N" onClick={() => pressed('bar')}>
        bar
      </button>
      <main>
        <button aria-keyshortcuts="N" onClick={() => pressed('screen')}>
          screen
        </button>
        <input aria-label="search" aria-keyshortcuts="/" />
        <div role="spinbutton" tabIndex={0} aria-label="day" aria-valuenow={1} />
      </main>
    </>,
  );
  addEventListener('keydown', act);
  return { pressed, user: userEvent.setup({ delay: null }), stop: () => removeEventListener('keydown', act) };
}

test('N presses what the screen has for it, and / enters its search; neither while something is typed', async () => {
  const { pressed, user, stop } = show();
  await user.keyboard('n');
  expect(pressed.mock.calls).toEqual([['screen']]);
  await user.keyboard('/');
  const search = screen.getByRole<HTMLInputElement>('textbox', { name: 'search' });
  expect(document.activeElement).toBe(search);
  await user.keyboard('n/');
  expect(search.value).toBe('n/');
  screen.getByRole('spinbutton').focus();
  await user.keyboard('n');
  expect(pressed).toHaveBeenCalledTimes(1);
  stop();
});

test('Chords are the browser’s, and whoever has switched the keys off is left alone', async () => {
  const { pressed, user, stop } = show();
  await user.keyboard('{Control>}n{/Control}');
  localStorage.setItem('shortcuts', 'off');
  await user.keyboard('n');
  expect(pressed).not.toHaveBeenCalled();
  stop();
});

test('F presses the button of the filters, and / what searches everything, whatever can be filtered', async () => {
  const gone = vi.fn((event: MouseEvent) => event.preventDefault());
  const filters = vi.fn();
  render(
    <>
      <header>
        <a href="/app/search" aria-keyshortcuts="/" onClick={(event) => gone(event.nativeEvent)}>
          search
        </a>
      </header>
      <main>
        <button aria-keyshortcuts="F" onClick={filters}>
          filters
        </button>
      </main>
    </>,
  );
  addEventListener('keydown', act);
  const user = userEvent.setup({ delay: null });
  await user.keyboard('f');
  expect(filters).toHaveBeenCalledTimes(1);
  await user.keyboard('/');
  expect(gone).toHaveBeenCalledTimes(1);
  removeEventListener('keydown', act);
});

test('Letters typed after / before the field is reached are written into it', async () => {
  const onChange = vi.fn();
  render(<input aria-label="search" aria-keyshortcuts="/" onChange={({ target }) => onChange(target.value)} />);
  renderHook(() => useShortcuts());
  // Faster than the code of the keys loads.
  for (const key of ['/', 'ל', 'ו']) fireEvent.keyDown(document.body, { key });
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('לו'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'search' }));
});

test('Letters typed after / are dropped when the key does nothing', async () => {
  render(<div role="dialog" aria-label="form" />);
  renderHook(() => useShortcuts());
  fireEvent.keyDown(document.body, { key: '/' });
  await import('./shortcuts.ts');
  await Promise.resolve();
  fireEvent.keyDown(document.body, { key: 'ל' });
  expect(takeLetters()).toBe('');
});

test('A key that opens a form focuses its button first, so that the form gives the focus back to it', () => {
  render(<button aria-keyshortcuts="N">add</button>);
  act(new KeyboardEvent('keydown', { key: 'n' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'add' }));
});

test('E edits what the page is about, and Escape leads back, but from nothing that is open', async () => {
  const pressed = vi.fn();
  const page = (isOpen: boolean) => (
    <main>
      <a href="#list" aria-keyshortcuts="Escape" onClick={() => pressed('back')}>
        list
      </a>
      <button aria-keyshortcuts="E" onClick={() => pressed('edit')}>
        edit
      </button>
      {isOpen && <div role="dialog" aria-label="form" />}
    </main>
  );
  const { rerender } = render(page(true));
  addEventListener('keydown', act);
  const user = userEvent.setup({ delay: null });
  await user.keyboard('e{Escape}');
  expect(pressed).not.toHaveBeenCalled();
  rerender(page(false));
  await user.keyboard('e{Escape}');
  expect(pressed.mock.calls).toEqual([['edit'], ['back']]);
  removeEventListener('keydown', act);
});
