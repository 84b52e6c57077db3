import { newId } from '../lib/ids.ts';

/** A UUIDv7 of some moment, as whoever makes one for a new thing would. */
export const idAt = (at: Date) => {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}${newId().slice(13)}`;
};
