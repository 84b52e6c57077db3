import type { Device } from '@tzemed/contract/notifications/devices';

/** Milliseconds that the clocks of sender and receiver may differ. */
const skewMs = 60_000;

/** Kinds that confirm arrival. For the others only the carrier confirms that it has the message. */
export const canConfirm = (kind: Device['kind']) => kind === 'browser' || kind === 'webhook';

type Said = Pick<Device, 'kind' | 'isGone' | 'isConfirmed' | 'toldAt' | 'confirmedAt'>;
type State = {
  readonly state: 'waits' | 'gone' | 'silent' | 'confirmed' | 'sent' | 'fresh';
  /** The instant that it is about, as the server wrote it. */
  readonly at: string | null;
};

/** State of a device at `now`; it has `patienceMs` to confirm. */
export function deviceState(
  { kind, isGone, isConfirmed, toldAt, confirmedAt }: Said,
  { now, patienceMs }: { readonly now: number; readonly patienceMs: number },
): State {
  if (!isConfirmed) return { state: 'waits', at: null };
  if (isGone) return { state: 'gone', at: null };
  if (!canConfirm(kind)) return toldAt === null ? { state: 'fresh', at: null } : { state: 'sent', at: toldAt };
  const isUnheard = toldAt !== null && (confirmedAt === null || Date.parse(toldAt) - Date.parse(confirmedAt) > skewMs);
  if (isUnheard && now - Date.parse(toldAt) > patienceMs) return { state: 'silent', at: toldAt };
  if (confirmedAt !== null) return { state: 'confirmed', at: confirmedAt };
  return toldAt === null ? { state: 'fresh', at: null } : { state: 'sent', at: toldAt };
}
