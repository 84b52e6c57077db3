import { useRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useBottomSheet } from './use-bottom-sheet.ts';

const leave = vi.fn();

function Sheet() {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div ref={sheet} data-testid="sheet">
      <header {...useBottomSheet(sheet, true, leave)}>
        <h2>כותרת</h2>
        <button type="button">סגירה</button>
      </header>
    </div>
  );
}

beforeEach(() => {
  leave.mockClear();
  vi.stubGlobal('innerWidth', 390);
  render(<Sheet />);
  return () => vi.unstubAllGlobals();
});

/** An event of a finger that is so far down after so many milliseconds. */
function finger(type: string, clientY: number, at: number) {
  const event = new PointerEvent(type, { clientY, isPrimary: true, pointerId: 1, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return event;
}

/** Drags by so many pixels within so many milliseconds, and lets go after a while. */
function drag(way: number, ms: number, rest: number, from = screen.getByRole('heading')) {
  fireEvent(from, finger('pointerdown', 100, 0));
  for (const part of [0.25, 0.5, 0.75, 1]) fireEvent(window, finger('pointermove', 100 + way * part, ms * part));
  const dragged = screen.getByTestId('sheet').style.getPropertyValue('--drag');
  fireEvent(window, finger('pointerup', 100 + way, ms + rest));
  return dragged;
}

test.for([
  ['far, and slowly', 96, 900, 300, true],
  ['not far enough', 95, 900, 300, false],
  ['a little way, fast', 40, 60, 10, true],
  ['fast, and held before it is let go', 40, 60, 200, false],
  ['upwards', -200, 60, 10, false],
] as const)('A sheet that is dragged %s leaves or stays', ([, way, ms, rest, leaves]) => {
  expect(drag(way, ms, rest)).toBe(`${Math.max(0, way)}px`);
  expect(leave).toHaveBeenCalledTimes(leaves ? 1 : 0);
});

test('A button in its head is pressed, not dragged; and a dialog in the middle of a screen has no hand', () => {
  drag(200, 900, 300, screen.getByRole('button'));
  vi.stubGlobal('innerWidth', 1280);
  drag(200, 900, 300);
  expect(leave).not.toHaveBeenCalled();
});
