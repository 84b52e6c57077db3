import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { usePressedInView } from './use-pressed-in-view.ts';

const names = ['all', 'month', 'year'];

function Row() {
  const row = usePressedInView();
  const [chosen, choose] = useState('all');
  return (
    <div ref={row} role="group">
      {names.map((name) => (
        <button key={name} aria-pressed={name === chosen} onClick={() => choose(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}

test('A chip that lies beyond the edge of its row comes into view when it is chosen', async () => {
  // Right-to-left, as in Hebrew: the last chip begins left of the row.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = names.indexOf(this.textContent ?? '');
    const right = 300 - 120 * at;
    return (at < 0 ? { left: 0, right: 300 } : { left: right - 110, right }) as DOMRect;
  });
  const scrollBy = vi.fn();
  Element.prototype.scrollBy = scrollBy;
  render(<Row />);
  expect(scrollBy).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'year' }));
  expect(scrollBy.mock.calls).toEqual([[{ left: -50, behavior: 'auto' }]]);
  vi.restoreAllMocks();
});
