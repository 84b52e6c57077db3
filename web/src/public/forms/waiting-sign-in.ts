const key = 'secondFactor';

/** A sign-in that waits for its second step. */
export type WaitingSignIn = { challenge: string; hasPasskey: boolean };

/** Keeps it for the sign-in page, which another page leads to. */
export const handSignIn = (waiting: WaitingSignIn) => sessionStorage.setItem(key, JSON.stringify(waiting));

export function takeSignIn(): WaitingSignIn | null {
  const handed = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return JSON.parse(handed ?? 'null') as WaitingSignIn | null;
}
