import { useEffect, useRef } from 'react';
import { showInRow } from './show-in-row.ts';

/** Row of chips that scrolls sideways: a chip comes into view when it becomes the chosen one. */
export function usePressedInView<Row extends HTMLElement = HTMLDivElement>() {
  const row = useRef<Row>(null);
  const before = useRef<readonly Element[]>([]);
  // Without dependencies: the effect compares the pressed chips itself, so a row that the reader scrolls stays put.
  useEffect(() => {
    const pressed = row.current ? [...row.current.querySelectorAll('[aria-pressed=true]')] : [];
    const chosen = pressed.find((chip) => !before.current.includes(chip));
    before.current = pressed;
    if (chosen) showInRow(row.current!, chosen);
  });
  return row;
}
