import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { observed, reportNoAnswer } from '../../lib/offline/reachability.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useStoredData } from './use-stored-data.ts';

const load = vi.fn(async () => 'חדש').mockRejectedValueOnce(new Error('away'));

function Late() {
  useStoredData();
  return null;
}
function Screen() {
  const { data, isError } = useQuery({ queryKey: ['expenses'], queryFn: load });
  const [isHere, setHere] = useState(false);
  return (
    <>
      <p>{isError ? 'נכשל' : data}</p>
      <button type="button" onClick={() => setHere(true)}>
        הקוד הגיע
      </button>
      {isHere && <Late />}
    </>
  );
}

test('A server that came back before anybody listened is asked again for what had failed', async () => {
  reportNoAnswer();
  const { user } = renderScreen(<Screen />);
  await screen.findByText('נכשל');
  await observed(Promise.resolve());
  expect(load).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'הקוד הגיע' }));
  await screen.findByText('חדש');
});
