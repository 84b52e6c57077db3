import type { Tone } from '../../ui/toast/toast.ts';

const key = 'toast';

/** A message for the next page to show: a page is left as soon as signing in or out has succeeded. */
export function setToastAfterNavigation(tone: Tone, text: string) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ tone, text }));
  } catch {
    // A storage that is full must keep nobody from leaving.
  }
}

export function takeToastAfterNavigation(): { tone: Tone; text: string } | null {
  const handed = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return handed ? (JSON.parse(handed) as { tone: Tone; text: string }) : null;
}
