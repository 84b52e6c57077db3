import type { Device } from '@tzemed/contract/devices';

/** As long as the server waits before it mails what has not arrived, in milliseconds. */
const patienceMs = 300_000;

type Said = Pick<Device, 'kind' | 'isGone' | 'isConfirmed' | 'toldAt' | 'confirmedAt'>;
type State = {
  readonly state: 'waits' | 'gone' | 'silent' | 'confirmed' | 'sent' | 'fresh';
  /** The instant that it is about, as the server wrote it. */
  readonly at: string | null;
};

/** What there is to say of a device at `now`, in milliseconds. */
export function deviceState({ kind, isGone, isConfirmed, toldAt, confirmedAt }: Said, now: number): State {
  if (!isConfirmed) return { state: 'waits', at: null };
  if (isGone) return { state: 'gone', at: null };
  // Of these nobody says whether it has arrived, but those who bring it that they have it.
  const isSilentByNature = kind === 'ntfy' || kind === 'sms';
  if (isSilentByNature) return toldAt === null ? { state: 'fresh', at: null } : { state: 'sent', at: toldAt };
  const isUnheard = toldAt !== null && (confirmedAt === null || confirmedAt < toldAt);
  if (isUnheard && now - Date.parse(toldAt) > patienceMs) return { state: 'silent', at: toldAt };
  if (confirmedAt !== null) return { state: 'confirmed', at: confirmedAt };
  return toldAt === null ? { state: 'fresh', at: null } : { state: 'sent', at: toldAt };
}
