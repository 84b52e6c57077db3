import { currentSession } from '../session/session.ts';
import type { Device } from './device.ts';
import { erasedUsers } from './reading-names.ts';

let ofUser: string | undefined;
let opening: Promise<Device | undefined> | undefined;
let opened: Device | undefined;

/** The signed-in user's data on this device. Resolves with nothing where nothing can be stored. */
export function device(): Promise<Device | undefined> {
  const userId = currentSession()?.user.id;
  // Tests of components, and a few private windows, have no such storage.
  if (userId === undefined || erasedUsers.has(userId) || !('indexedDB' in globalThis))
    return Promise.resolve(undefined);
  if (ofUser !== userId || !opening) {
    closeDevice();
    ofUser = userId;
    opening = import('./device.ts')
      .then(({ openDevice }) => openDevice(userId))
      .then(
        (found) => {
          if (ofUser === userId) opened = found;
          return found;
        },
        () => undefined,
      );
  }
  return opening;
}

/** The same, if it is open already: reading from the server does not wait for it. */
export const openedDevice = () => (ofUser !== undefined && ofUser === currentSession()?.user.id ? opened : undefined);

/** Lets go of it. */
function closeDevice() {
  opened?.stop();
  opened = opening = ofUser = undefined;
}
