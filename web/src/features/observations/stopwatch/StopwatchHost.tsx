import './stopwatch.css';
import { Suspense, useEffect, useState } from 'react';
import type { Observation } from '@tzemed/contract/medical/observations';
import { lazyOnRender } from '../../../ui/lazy/lazy-on-render.ts';
import { loadStopwatch, useStopwatch } from './running-stopwatch.ts';

const Stopwatch = lazyOnRender(() => import('./Stopwatch.tsx').then((module) => module.Stopwatch));
const StopwatchPill = lazyOnRender(() => import('./StopwatchPill.tsx').then((module) => module.StopwatchPill));
const StoredTime = lazyOnRender(() => import('./StoredTime.tsx').then((module) => module.StoredTime));

/** A stopwatch that runs, wherever one is: in the top bar, or on the whole screen. */
export function StopwatchHost() {
  const { running, isOpen } = useStopwatch();
  const [stored, setStored] = useState<Observation>();
  useEffect(() => {
    loadStopwatch();
    // Another tab has started, marked or stopped it.
    addEventListener('storage', loadStopwatch);
    return () => removeEventListener('storage', loadStopwatch);
  }, []);
  return (
    <Suspense>
      {running && <StopwatchPill running={running} />}
      {running && isOpen && <Stopwatch running={running} onStored={setStored} />}
      {stored && <StoredTime row={stored} onClose={() => setStored(undefined)} />}
    </Suspense>
  );
}
