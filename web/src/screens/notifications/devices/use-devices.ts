import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Device, devices as table } from '@tzemed/contract/notifications/devices';
import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import { useEffect, useState } from 'react';
import { canConfirm } from './device-state.ts';
import {
  notificationDevices,
  devicesApi,
  devicesKey as key,
} from '../../../shared/notifications/notification-devices.ts';
import { storedDevice } from '../../../shared/notifications/push-subscription.ts';

/** Interval and limit of polling for the confirmation of a test, in milliseconds. */
const lookMs = 1500;
const patienceMs = 60_000;

/** Devices that get notifications, and the actions on each. */
export function useDevices() {
  const queries = useQueryClient();
  /** Device that was sent a test, its confirmation before that, and true once the wait is over. */
  const [tested, setTested] = useState<{ id: string; before: string | null; isOver: boolean }>();
  useEffect(() => {
    if (!tested || tested.isOver) return undefined;
    const timer = setTimeout(() => setTested({ ...tested, isOver: true }), patienceMs);
    return () => clearTimeout(timer);
  }, [tested]);
  const hasArrived = (devices: readonly Device[] | undefined) => {
    const device = devices?.find(({ id }) => id === tested?.id);
    return device !== undefined && device.confirmedAt !== tested?.before;
  };
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...notificationDevices,
    refetchInterval: ({ state }) => (tested && !tested.isOver && !hasArrived(state.data?.devices) ? lookMs : false),
  });
  const again = () => queries.invalidateQueries({ queryKey: key });
  const test = useMutation({
    // The response contains the device's last confirmation before the test.
    mutationFn: ({ id }: Device) => devicesApi.test({ params: { deviceId: id } }),
    onSuccess: ({ device: { id, kind, confirmedAt } }) =>
      setTested(canConfirm(kind) ? { id, before: confirmedAt, isOver: false } : undefined),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Device) => devicesApi.remove({ params: { deviceId: id } }),
    onSuccess: (_none, { id }) =>
      queries.setQueryData<ClientReply<typeof table.list>>(
        key,
        (now) => now && { ...now, devices: now.devices.filter((device) => device.id !== id) },
      ),
    onSettled: again,
  });
  const choose = useMutation({
    mutationFn: ({ id, detail }: Pick<Device, 'id' | 'detail'>) =>
      devicesApi.update({ params: { deviceId: id }, body: { detail } }),
    onSettled: again,
  });
  return {
    data,
    load: { isPending, isFailed: isError, isFetching, retry: () => void refetch() },
    again,
    test: test.mutateAsync,
    remove: remove.mutateAsync,
    choose: choose.mutateAsync,
    /** The one that was sent a test, and what became of it in a minute. */
    tested: tested && { id: tested.id, is: resultOf(hasArrived(data?.devices), tested.isOver) },
    hereId: storedDevice()?.id,
  };
}

const resultOf = (hasArrived: boolean, isOver: boolean): 'arrived' | 'unheard' | 'onItsWay' =>
  hasArrived ? 'arrived' : isOver ? 'unheard' : 'onItsWay';
