import { useLayoutEffect, useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SelectList, type Entry } from './SelectList.tsx';

const options = [
  { id: '', label: 'הכול' },
  { id: 'food', label: 'מזון' },
];

/** The list as it takes the place of what stood for it, and what has the focus as soon as it is drawn. */
function renderEntered(entry: Entry) {
  const focused: (Element | null)[] = [];
  function Entered() {
    const [value, choose] = useState('');
    useLayoutEffect(() => void focused.push(document.activeElement), []);
    return <SelectList label="קטגוריה" options={options} value={value} onChange={choose} entry={entry} />;
  }
  const { user } = renderScreen(<Entered />);
  return { user, focused, button: screen.getByRole('button', { name: /קטגוריה/ }) };
}
/** Long enough for whatever the list has put off. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

test('The list has the focus as soon as it takes its place, before another key can come', () => {
  const { focused, button } = renderEntered('focus');
  expect(focused).toEqual([button]);
});

test('A key that opens the list the moment it takes its place leaves it open', async () => {
  const { button } = renderEntered('focus');
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  fireEvent.keyUp(button, { key: 'ArrowDown' });
  await soon();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['הכול', 'מזון']);
});

test('A list entered with `open` opens, and Escape returns the focus', async () => {
  const { user, button } = renderEntered('open');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});
