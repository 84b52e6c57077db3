import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useLazyComponent } from './lazy-component.ts';

test('A component whose code comes between its placeholder and the effects of that is drawn', async () => {
  let isLoaded = false;
  const dialog = { load: () => Promise.resolve(), isLoaded: () => isLoaded };
  function Place() {
    const isHere = useLazyComponent(dialog, true, () => undefined);
    useLayoutEffect(() => void (isLoaded = true), []);
    return <p>{isHere ? 'כאן' : 'בטעינה'}</p>;
  }
  renderScreen(<Place />);
  await act(async () => undefined);
  expect(screen.getByText('כאן')).toBeTruthy();
});
