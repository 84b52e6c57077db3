import { useLayoutEffect } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DayFilter } from './DayFilter.tsx';

test('A day has the focus as soon as it takes its place, before another key can come', () => {
  const focused: (Element | null)[] = [];
  function Entered() {
    useLayoutEffect(() => void focused.push(document.activeElement), []);
    return <DayFilter label="מתאריך" value="" onChange={() => undefined} hasFocus />;
  }
  renderScreen(<Entered />);
  expect(focused).toEqual([screen.getAllByRole('spinbutton')[0]]);
});
