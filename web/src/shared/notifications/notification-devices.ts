import { devices as table } from '@tzemed/contract/notifications/devices';
import { callsOf } from '../../lib/api/api-client.ts';

export const devicesApi = callsOf(table);
export const devicesKey = ['devices'];

/** The devices and addresses at which the signed-in person is told, and the kinds that this site can reach. */
export const notificationDevices = {
  queryKey: devicesKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => devicesApi.list(undefined, { signal }),
  meta: { quiet: true },
};
