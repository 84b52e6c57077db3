import type { Tone } from '../ui/toast.ts';

const key = 'toast';

/** A message for the next page to show: a page is left as soon as signing in or out has succeeded. */
export const handToast = (tone: Tone, text: string) => sessionStorage.setItem(key, JSON.stringify({ tone, text }));

export function takeHandedToast(): { tone: Tone; text: string } | null {
  const handed = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return handed ? (JSON.parse(handed) as { tone: Tone; text: string }) : null;
}
