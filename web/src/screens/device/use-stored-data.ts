import { useEffect } from 'react';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { device } from '../../lib/offline/device-gate.ts';
import { isServerReachable, onServerReturned } from '../../lib/offline/reachability.ts';
import { onLateAnswer } from '../../lib/offline/read-through-device.ts';
import { shownStoredAt } from '../../lib/offline/shown-stored-at.ts';
import { prefetchOnce } from '../../ui/lazy/prefetch.ts';

/** Keeps what the household needs away from home on the device, and shows what is newer once the server answers. */
export function useStoredData() {
  const queries = useQueryClient();
  useEffect(() => {
    const isOfDevice = (query: Query) => shownStoredAt(query) !== undefined || query.state.status === 'error';
    const refresh = () => void queries.invalidateQueries({ predicate: isOfDevice });
    const stops = [onServerReturned(refresh), onLateAnswer(refresh)];
    // The server may have answered before this began, a few seconds after the page.
    if (isServerReachable()) refresh();
    return () => stops.forEach((stop) => stop());
  }, [queries]);

  useEffect(() => {
    let isHere = true;
    let stop: (() => void) | undefined;
    async function start() {
      // Not for whoever pays for every kilobyte, and not before the app itself is here.
      if (!(await prefetchOnce())) return;
      const [reading, { startSync }] = await Promise.all([device(), import('../../lib/offline/device/start-sync.ts')]);
      if (isHere && reading?.reading) stop = startSync(reading.reading, reading.userId);
    }
    void start().catch(() => undefined);
    return () => {
      isHere = false;
      stop?.();
    };
  }, []);
}
