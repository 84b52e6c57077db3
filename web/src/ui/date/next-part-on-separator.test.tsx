import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moveOnAtSeparator } from './next-part-on-separator.ts';

const part = (name: string) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the parts of React Aria are
  <span role="spinbutton" tabIndex={0} aria-label={name} aria-valuenow={1} />
);

test('A dash goes on to the next part, and with Ctrl it is left to the browser, which makes the page smaller', () => {
  render(
    <div {...{ onKeyDown: moveOnAtSeparator }}>
      {part('יום')}
      {part('חודש')}
    </div>,
  );
  const day = screen.getByRole('spinbutton', { name: 'יום' });
  day.focus();
  fireEvent.keyDown(day, { key: '1' });
  const smaller = createEvent.keyDown(day, { key: '-', ctrlKey: true });
  fireEvent(day, smaller);
  expect(smaller.defaultPrevented).toBe(false);
  expect(document.activeElement).toBe(day);
  fireEvent.keyDown(day, { key: '-' });
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'חודש' }));
});
