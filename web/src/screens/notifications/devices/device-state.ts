import type { Device } from '@tzemed/contract/notifications/devices';

/** What is told and what confirms may go by two clocks, in milliseconds. */
const skewMs = 60_000;

/** Of the others nobody says whether it has arrived, but those who bring it that they have it. */
export const canConfirm = (kind: Device['kind']) => kind === 'browser' || kind === 'webhook';

type Said = Pick<Device, 'kind' | 'isGone' | 'isConfirmed' | 'toldAt' | 'confirmedAt'>;
type State = {
  readonly state: 'waits' | 'gone' | 'silent' | 'confirmed' | 'sent' | 'fresh';
  /** The instant that it is about, as the server wrote it. */
  readonly at: string | null;
};

/** What there is to say of a device at `now`; it has `patienceMs` for confirming. */
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
