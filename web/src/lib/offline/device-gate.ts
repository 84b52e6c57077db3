import { currentSession } from '../session/session.ts';
import type { Endpoint } from '@tzemed/contract/schema/endpoint';
import type { Device } from './device.ts';
import { erasedUsers } from './reading-names.ts';

let ofUser: string | undefined;
let opening: Promise<Device | undefined> | undefined;
let opened: Device | undefined;
type Answer = { readonly row: Endpoint; readonly url: string; readonly answer: unknown };
/** Answers from before it was open: it opens when nobody waits for anything. None once that was tried. */
let early: Answer[] | undefined = [];

/** Code that does not come, and storage that hangs, hold up no change for longer. */
const patienceMs = 4000;

/** The signed-in user's data on this device. Resolves with nothing where nothing can be stored. */
export function device(): Promise<Device | undefined> {
  const userId = currentSession()?.user.id;
  // Tests of components, and a few private windows, have no such storage.
  if (userId === undefined || erasedUsers.has(userId) || !('indexedDB' in globalThis))
    return Promise.resolve(undefined);
  if (ofUser !== userId || !opening) {
    if (ofUser !== undefined) closeDevice();
    ofUser = userId;
    const coming = import('./device.ts')
      .then(({ openDevice }) => openDevice(userId))
      .then(
        (found) => {
          // The session ended before it was open: it would hold up the erasing.
          if (opening !== own) return void found?.stop();
          opened = found;
          for (const { row, url, answer } of early ?? []) found?.keep(row, url, answer);
          early = undefined;
          return found;
        },
        () => {
          // The code could not be had: the next one who asks tries again.
          if (opening === own) opening = undefined;
          return undefined;
        },
      );
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
    const own: typeof opening = Promise.race([coming, late]);
    opening = own;
  }
  return opened ? Promise.resolve(opened) : opening;
}

/** The same, if it is open already: reading from the server does not wait for it. */
export const openedDevice = () => (ofUser !== undefined && ofUser === currentSession()?.user.id ? opened : undefined);

/** Stores an answer of the server as soon as the device is open, and returns it; with what waits, if it is open. */
export function keepOnDevice(row: Endpoint, url: string, answer: unknown): unknown {
  const found = openedDevice();
  if (found) return found.keep(row, url, answer) ?? answer;
  if (answer !== undefined && 'indexedDB' in globalThis && currentSession()) early?.push({ row, url, answer });
  return answer;
}

/** Lets go of it, so that it can be erased. */
export function closeDevice() {
  opened?.stop();
  opened = opening = ofUser = undefined;
  early = [];
}
