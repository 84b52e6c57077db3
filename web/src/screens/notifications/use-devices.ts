import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Device, devices as table } from '@tzemed/contract/devices';
import type { Answered } from '@tzemed/contract/endpoint';
import { useState } from 'react';
import { callsOf } from '../../lib/api-client.ts';
import { keptDevice } from './subscribe.ts';

export const devicesApi = callsOf(table);
const key = ['devices'];

/** How often it is looked at whether a test has arrived, and for how long, in milliseconds. */
const lookMs = 1500;
const patienceMs = 60_000;

/** Where one is told, and what can be done about each. */
export function useDevices() {
  const queries = useQueryClient();
  /** Which of them was sent a test, and when by the server's clock. */
  const [tested, setTested] = useState<{ id: string; before: string | null; until: number }>();
  const hasArrived = (devices: readonly Device[] | undefined) => {
    const device = devices?.find(({ id }) => id === tested?.id);
    return device !== undefined && device.confirmedAt !== tested?.before;
  };
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => devicesApi.list(undefined, { signal }),
    meta: { quiet: true },
    refetchInterval: ({ state }) =>
      tested && !hasArrived(state.data?.devices) && Date.now() < tested.until ? lookMs : false,
  });
  const again = () => queries.invalidateQueries({ queryKey: key });
  const test = useMutation({
    mutationFn: ({ id, confirmedAt }: Device) => {
      setTested({ id, before: confirmedAt, until: Date.now() + patienceMs });
      return devicesApi.test({ params: { deviceId: id } });
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: Device) => devicesApi.remove({ params: { deviceId: id } }),
    onSuccess: (_none, { id }) =>
      queries.setQueryData<Answered<typeof table.list>>(
        key,
        (now) => now && { ...now, devices: now.devices.filter((device) => device.id !== id) },
      ),
    onSettled: again,
  });
  return {
    data,
    load: { isPending, isFailed: isError, isFetching, retry: () => void refetch() },
    again,
    test: test.mutateAsync,
    remove: remove.mutateAsync,
    /** The one that was sent a test: whether that is on its way, has arrived, or has not in a minute. */
    tested: tested && { id: tested.id, hasArrived: hasArrived(data?.devices) },
    hereId: keptDevice()?.id,
  };
}
