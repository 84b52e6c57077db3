import type { ShownNotice } from '@tzemed/contract/administration/site-notices';

const key = 'closedNotices';
type Notice = Pick<ShownNotice, 'id' | 'version'>;

const nameOf = ({ id, version }: Notice) => `${id} ${version}`;

/** Notices that were closed on this device, each with its version: an edited one is shown again. */
export function closedNotices(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const isClosed = (closed: readonly string[], notice: Notice) => closed.includes(nameOf(notice));

/** Closes a notice, and forgets those that are no longer shown to anybody. Answers what is closed by then. */
export function closeNotice(notice: Notice, shown: readonly Notice[]): readonly string[] {
  const names = new Set(shown.map(nameOf));
  const closed = [...closedNotices().filter((name) => names.has(name)), nameOf(notice)];
  try {
    localStorage.setItem(key, JSON.stringify(closed));
  } catch {
    // A device that keeps nothing shows it again on the next visit.
  }
  return closed;
}
