const two = (value: number) => String(value).padStart(2, '0');

/** 187_000 → '3:07', 3_700_000 → '1:01:40': whole seconds, never below zero. */
export function formatDuration(ms: number) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Duration between two instants, ISO 8601. */
export const durationBetween = (from: string, to: string) => formatDuration(Date.parse(to) - Date.parse(from));
